import { micromark } from 'micromark';

/**
 * Renders safe HTML: HTML in it is escaped, links run no script, and pictures become links.
 * Headings start at `<h2>` and skip no level.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text, { extensions: [{ disable: { null: ['labelStartImage'] } }] });
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const highest = Math.min(...levels);
  let last = 1;
  // Typed HTML is escaped, so every heading tag is real.
  return html.replace(/<(\/?)h([1-6])>/g, (_, end: string, level: string) => {
    if (end === '') last = Math.min(Number(level) - highest + 2, last + 1, 6);
    return `<${end}h${last}>`;
  });
}
