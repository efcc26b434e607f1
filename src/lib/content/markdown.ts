import { micromark } from 'micromark';

/**
 * Markdown as HTML that is safe to show: HTML in it is shown as it was typed, links run nothing, and pictures become links. Its
 * first level of headings is `<h2>`, and no level is left out, whatever was typed.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text, { extensions: [{ disable: { null: ['labelStartImage'] } }] });
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const highest = Math.min(...levels);
  let last = 1;
  // HTML that was typed is escaped: what looks like a heading is one.
  return html.replace(/<(\/?)h([1-6])>/g, (_, end: string, level: string) => {
    if (end === '') last = Math.min(Number(level) - highest + 2, last + 1, 6);
    return `<${end}h${last}>`;
  });
}
