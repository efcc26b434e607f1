import { expect, test } from 'vitest';
import { contentsOf, readingMinutes } from './reading.ts';

const words = (count: number) => Array.from({ length: count }, () => 'ridge').join(' ');

test('reading takes a minute for 200 words, and at least one minute', () => {
  expect(readingMinutes(words(1000))).toBe(5);
  expect(readingMinutes('Murakaza neza.')).toBe(1);
  expect(readingMinutes('')).toBe(1);
});

test('pictures, addresses and tags do not count towards the reading time', () => {
  const extras = `![${words(300)}](../images/a.jpg "caption") <LowestPrice sku="${words(300)}" />`;

  expect(readingMinutes(`${words(400)} ${extras} [the table](/services/${'long-'.repeat(300)})`)).toBe(2);
});

test('a word with an apostrophe or a dash is one word', () => {
  expect(readingMinutes(Array.from({ length: 400 }, () => 'month’s-end').join(' '))).toBe(2);
});

test('four sections make a table of contents, fewer do not, and smaller headings never enter', () => {
  const section = { depth: 2 };
  const detail = { depth: 3 };

  expect(contentsOf([section, detail, section, section, section])).toEqual([
    section,
    section,
    section,
    section,
  ]);
  expect(contentsOf([section, section, section, detail])).toEqual([]);
});
