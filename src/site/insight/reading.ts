/** Words per minute of an adult reading a second language on a screen. */
const wordsPerMinute = 200;

/** Returns the minutes to read an MDX text, at least 1. Tags, URLs and markup do not count. */
export function readingMinutes(mdx: string): number {
  const prose = mdx
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ');
  const words = prose.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

export function contentsOf<T extends { depth: number }>(headings: readonly T[]): T[] {
  const sections = headings.filter((heading) => heading.depth === 2);
  return sections.length >= 4 ? sections : [];
}
