import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { markdownLimits, markdownProblem } from './markdown-limits.ts';

const size = 12_000;
const filled = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);

describe('Markdown that takes seconds to parse', () => {
  it.each([
    ['quotes', '>'],
    ['spaced quotes', '> '],
    ['lists in quotes', '> - '],
    ['lists', '- '],
    ['numbered lists', '1. '],
    ['brackets', '['],
    ['unclosed links', '[a]('],
    ['complete links', '[a](b) '],
    ['links with angle brackets', '[a](<b'],
    ['emphasis', '*_'],
    ['emphasis in words', '_a*'],
    ['emphasis in bold text', '**a_'],
    ['backticks', '`a'],
    ['tags', '<a '],
    ['entities', '&#'],
    ['link definitions', '[a]: b\n'],
    ['link references', '[a][b]'],
    ['escapes', '\\'],
    ['headings', '# a\n'],
    ['underlined headings', 'a\n=\n'],
    ['horizontal rules', '---\n'],
    ['paragraphs', 'a\n\n'],
    ['bullet points', '- a\n'],
    ['code fences', '```\n'],
    ['tables', '| a | b |\n'],
    ['tabs', '\t'],
    ['empty lines', '\n'],
  ])('slow Markdown is refused before it is parsed: %s', (_, part) => {
    expect(markdownProblem(filled(part))).toMatch(/^(Please use|This has) /);
  });

  it('nested lists and growing runs of backticks are refused before they are parsed', () => {
    const stairs = Array.from({ length: 150 }, (_, at) => `${' '.repeat(at)}- a`).join('\n');
    const runs = Array.from({ length: 150 }, (_, at) => `${'`'.repeat(at)}a`).join(' ');
    const within = '- - - a\n'.repeat(200);
    for (const text of [stairs, runs, within]) expect(markdownProblem(text)).toMatch(/^This has /);
  });
});

it('ordinary Markdown is accepted and rendered', () => {
  const part =
    '## Who we look for\n\nYou know **light** and [cameras](/services/photography).\n\n- One\n  - Two\n\n';
  const text = `${part.repeat(15)}\n${'We work in Kigali, and beyond. '.repeat(300)}`;
  expect(markdownProblem(text)).toBeUndefined();
  expect(renderMarkdown(text)).toContain('<h2>Who we look for</h2>');
  expect(markdownProblem('x'.repeat(size))).toBeUndefined();
  expect(markdownProblem('a\n'.repeat(markdownLimits.lines - 1))).toBeUndefined();
});
