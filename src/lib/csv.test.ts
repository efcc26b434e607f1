import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

const columns = {
  Name: (row: string) => row,
  'Size, "in all"': (row: string) => row.length,
  Seen: () => null,
};

test('the CSV headings follow a UTF-8 byte order mark', () => {
  expect(csvHead(columns)).toBe('\uFEFFName,"Size, ""in all""",Seen\r\n');
});

test.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra', ' =1', '\u200b=1', '＝1'])(
  'a cell that begins with %j is escaped, so that it is not a formula',
  (text) => {
    expect(csvLines(columns, [text]).replaceAll('"', '')).toBe(`'${text},${text.length},\r\n`);
  },
);

test('amounts are numbers, timestamps are in Kigali time, booleans are yes or no', () => {
  const values = {
    a: () => -1200,
    b: () => new Date('2026-12-31T22:05:00Z'),
    c: () => true,
    d: () => false,
  };
  expect(csvLines(values, [''])).toBe('-1200,2027-01-01 00:05,yes,no\r\n');
});
