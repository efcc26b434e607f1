/** Words that an adult reads in a minute, on a screen, in a second language. */
const wordsPerMinute = 200;

/** How long an MDX text takes to read, in whole minutes and at least 1. Tags, addresses and marks do not count. */
export function readingMinutes(mdx: string): number {
  const prose = mdx
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ');
  const words = prose.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** The sections that a table of contents lists, or none where the text is short enough to scroll. */
export function contentsOf<T extends { depth: number }>(headings: readonly T[]): T[] {
  const sections = headings.filter((heading) => heading.depth === 2);
  return sections.length >= 4 ? sections : [];
}
