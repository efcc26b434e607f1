import { describe, expect, test } from 'vitest';
import { isDayFirst, readAmount, readDay } from './cells.ts';
import { recogniseColumns } from './columns.ts';
import { readRows, readTable } from './read-rows.ts';

describe('amounts', () => {
  test.each([
    ['650000', 650_000],
    ['650,000', 650_000],
    ['650 000', 650_000],
    ['650\u202f000', 650_000],
    ['1.234.567', 1_234_567],
    ['RWF 1,234,567.00', 1_234_567],
    ['1.234.567,00 Frw', 1_234_567],
    ['3250.5', 3251],
    ['+1,000', 1000],
    ['-1,000', -1000],
    ['(1,000)', -1000],
    ['1,000-', -1000],
    ['0', 0],
  ])('“%s” is read as the amount %d', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  test.each(['', '-', 'Amount', '=1+1', '12/11/2026', '1e9', '٣'])('“%s” is not an amount', (cell) => {
    expect(readAmount(cell)).toBeUndefined();
  });
});

describe('dates', () => {
  test.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22 23:59:59', '2026-11-22'],
    ['2026/1/5', '2026-01-05'],
    ['22/11/2026 10:15', '2026-11-22'],
    ['05.11.26', '2026-11-05'],
    ['22 Nov 2026', '2026-11-22'],
    ['22-NOV-26', '2026-11-22'],
    ['November 22, 2026 10:15 PM', '2026-11-22'],
    ['2026-11-21T21:59:59Z', '2026-11-21'],
    ['2026-11-21T22:00:00.000Z', '2026-11-22'],
    ['2026-11-22T00:30:00+03:00', '2026-11-21'],
  ])('“%s” is read as the day %s in Kigali', (cell, day) => {
    expect(readDay(cell, true)).toBe(day);
  });

  test.each(['', 'Total', '31/02/2026', '2026-13-01', '22 Foo 2026', '2026-99-99T00:00:00Z'])(
    '“%s” is not a day',
    (cell) => {
      expect(readDay(cell, true)).toBeUndefined();
    },
  );

  test('a column is read month first when it cannot be day first', () => {
    const column = ['11/05/2026', '11/22/2026'];
    expect(isDayFirst(column)).toBe(false);
    expect(readDay('11/05/2026', false)).toBe('2026-11-05');
    expect(isDayFirst(['05/11/2026'])).toBe(true);
  });
});

describe('column headings', () => {
  test.each([
    [
      ['Ref', 'Client', 'Amount', 'Fee', 'Date', 'Status'],
      { reference: 0, phone: 1, amount: 2, fee: 3, day: 4, state: 5 },
    ],
    [
      ['Transaction Date', 'Transaction ID', 'MSISDN', 'Credit', 'Charges'],
      { day: 0, reference: 1, phone: 2, amount: 3, fee: 4 },
    ],
    [['Processed at', 'Phone number', 'Amount (RWF)', 'Balance'], { day: 0, phone: 1, amount: 2 }],
    [
      ['DATE TIME', 'Financial Transaction Id', 'From', 'Paid in'],
      { day: 0, reference: 1, phone: 2, amount: 3 },
    ],
  ])('the columns of %j are recognised', (heads, columns) => {
    expect(recogniseColumns(heads)).toEqual({ columns, clear: true });
  });

  test.each([
    [['A', 'B', 'C']],
    [['Date', 'Amount']],
    [['Reference', 'Amount']],
    [['Date', 'Amount', 'Amount', 'Reference']],
    [[]],
  ])('the columns of %j are ambiguous and need a choice', (heads) => {
    expect(recogniseColumns(heads).clear).toBe(false);
  });
});

test('rows are read by their headings, and failed or outgoing payments are left out', () => {
  const table = readTable([
    ['FTS Studio'],
    ['Account', '0788000000'],
    [''],
    ['Date', 'Reference', 'Phone', 'Amount', 'Fee', 'Status'],
    ['22/11/2026', ' ref-1 ', '250788123456', '650,000', '-3,250', 'Successful'],
    ['22/11/2026', '=cmd|calc', '788123456', '1000', '', 'successful'],
    ['22/11/2026', 'ref-3', '0788123456', '5000', '', 'FAILED'],
    ['22/11/2026', 'ref-4', '0788123456', '-900', '', ''],
    ['Total', '', '', '', '', ''],
    ['', '', ''],
  ]);
  const { columns } = recogniseColumns(table.headings);
  expect(readRows(table, columns)).toEqual({
    rows: [
      { line: 5, day: '2026-11-22', reference: 'ref-1', phone: '0788123456', amount: 650_000, fee: 3250 },
      { line: 6, day: '2026-11-22', reference: '=cmd|calc', phone: '0788123456', amount: 1000, fee: null },
    ],
    leftOut: 2,
    unread: [9],
  });
});

test('a file without known headings starts at its first complete line', () => {
  expect(readTable([['x'], ['a', 'b', 'c'], ['1', '2', '3']])).toEqual({
    headings: ['a', 'b', 'c'],
    lines: [{ line: 3, cells: ['1', '2', '3'] }],
  });
  expect(readTable([])).toEqual({ headings: [], lines: [] });
});
