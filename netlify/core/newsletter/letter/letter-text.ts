import { decodeEntities, linksIn, safeLink } from './letter-html.ts';

interface Line {
  text: string;
  /** Numbers of open numbered lists; null for a bulleted one. */
  lists: (number | null)[];
  link: { url: string; from: number } | undefined;
  heading: boolean;
}

/** Renders the plain text of rendered Markdown: lists with marks, links with their addresses. */
export function mailText(html: string): string {
  const line: Line = { text: '', lists: [], link: undefined, heading: false };
  for (const part of html.split(/(<[^>]*>)/)) {
    if (part.startsWith('<')) readTag(line, part);
    else readWords(line, part);
  }
  return line.text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function readWords(line: Line, part: string): void {
  if (part.trim() === '') {
    if (part !== '' && !/[\s]$/.test(line.text)) line.text += part.includes('\n') ? '\n' : ' ';
    return;
  }
  const words = decodeEntities(part);
  line.text += line.heading ? words.toUpperCase() : words;
}

function readTag(line: Line, tag: string): void {
  const [, end = '', name = ''] = /^<(\/?)([a-z0-9]+)/.exec(tag) ?? [];
  const isEnd = end !== '';
  if (/^h[2-6]$/.test(name)) line.heading = !isEnd;
  if (/^(p|h[2-6]|pre|blockquote)$/.test(name) && isEnd) line.text += '\n\n';
  else if (name === 'hr') line.text += '\n---\n\n';
  else if (name === 'ul' || name === 'ol') readList(line, tag, isEnd);
  else if (name === 'li' && !isEnd) startItem(line);
  else if (name === 'a') readLink(line, tag, isEnd);
}

function readList(line: Line, tag: string, isEnd: boolean): void {
  if (!isEnd) {
    line.lists.push(tag.startsWith('<ol') ? Number(/ start="(\d+)"/.exec(tag)?.[1] ?? 1) : null);
    return;
  }
  line.lists.pop();
  if (line.lists.length === 0) line.text += '\n\n';
}

function startItem(line: Line): void {
  const number = line.lists.at(-1) ?? null;
  const mark = number === null ? '-' : `${number}.`;
  if (number !== null) line.lists[line.lists.length - 1] = number + 1;
  if (!/(^|\n)$/.test(line.text)) line.text += '\n';
  line.text += `${'  '.repeat(line.lists.length - 1)}${mark} `;
}

function readLink(line: Line, tag: string, isEnd: boolean): void {
  if (!isEnd) {
    const url = safeLink(linksIn(tag)[0] ?? '');
    line.link = url === undefined ? undefined : { url, from: line.text.length };
    return;
  }
  const { link } = line;
  line.link = undefined;
  if (link !== undefined && line.text.slice(link.from) !== link.url) line.text += ` (${link.url})`;
}
