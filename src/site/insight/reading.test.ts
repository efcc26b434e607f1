import { expect, test } from 'vitest';
import { contentsOf, readingMinutes } from './reading.ts';

const words = (count: number) => Array.from({ length: count }, () => 'ridge').join(' ');

test('a minute is two hundred words, and nothing takes less than one', () => {
  expect(readingMinutes(words(1000))).toBe(5);
  expect(readingMinutes('Murakaza neza.')).toBe(1);
  expect(readingMinutes('')).toBe(1);
});

test('what is not read is not counted: pictures, addresses and tags', () => {
  const extras = `![${words(300)}](../images/a.jpg "caption") <LowestPrice sku="${words(300)}" />`;

  expect(readingMinutes(`${words(400)} ${extras} [the table](/services/${'long-'.repeat(300)})`)).toBe(2);
});

test('a word with an apostrophe or a dash is one word', () => {
  expect(readingMinutes(Array.from({ length: 400 }, () => 'month’s-end').join(' '))).toBe(2);
});

test('four sections make a table of contents, fewer do not; smaller headings never enter it', () => {
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
