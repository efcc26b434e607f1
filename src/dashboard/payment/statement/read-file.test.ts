import { expect, test } from 'vitest';
import { recogniseColumns } from '#src/dashboard/payment/statement/columns.ts';
import { readRows } from '#src/dashboard/payment/statement/read-rows.ts';
import { readFile } from './read-file.ts';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'statement.csv');
const lines = (parted: string) =>
  [
    ['Date', 'Reference', 'Phone', 'Amount', 'Name'],
    ['22/11/2026', 'ref-1', '0788123456', '650000', '"Aline, ""the"" client'],
    ['22/11/2026', 'ref-2', '0788123457', '5000', 'Eric"'],
  ]
    .map((cells) => cells.join(parted))
    .join('\r\n');
const wellFormed = (parted: string) =>
  lines(parted).replace('"Aline, ""the"" client', '"Aline, ""the"" client"').replace('Eric"', 'Eric');

test.each([',', ';', '\t'])(
  'a file separated by “%s” is read, with and without a byte order mark',
  async (parted) => {
    for (const mark of ['', '\uFEFF']) {
      const table = await readFile(fileOf(mark + wellFormed(parted)));
      const { columns, clear } = recogniseColumns(table.headings);
      expect(clear).toBe(true);
      expect(readRows(table, columns).rows).toMatchObject([
        { line: 2, reference: 'ref-1', amount: 650_000 },
        { line: 3, reference: 'ref-2', amount: 5000 },
      ]);
      expect(table.lines[0]?.cells[4]).toBe('Aline, "the" client');
    }
  },
);

test('UTF-16 and Latin-1 files of older spreadsheets are read', async () => {
  const wide = Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from([...wellFormed('\t')].map((c) => c.charCodeAt(0))).buffer),
  ]);
  expect((await readFile(fileOf(wide))).headings[0]).toBe('Date');
  const latin = Uint8Array.from(
    [...wellFormed(';').replace('Eric', 'Th\u00e9o')].map((c) => c.charCodeAt(0)),
  );
  expect((await readFile(fileOf(latin))).lines[1]?.cells[4]).toBe('Th\u00e9o');
});

test.each([
  ['an empty file', '', /no lines/],
  ['a file with headings only', 'Date,Amount,Reference', /no lines/],
  ['a spreadsheet', 'PK\u0003\u0004 xl/workbook.xml', /not a CSV file/],
  ['a picture', 'GIF89a\0\0', /not a CSV file/],
  ['a file of more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), /larger than 2 MB/],
  ['a file of more than 20,000 lines', `a,b,c\n${'1,2,3\n'.repeat(20_001)}`, /more than 20,000 lines/],
])('%s is refused with its reason', async (_, content, sentence) => {
  await expect(readFile(fileOf(content))).rejects.toThrow(sentence);
});
