import Papa from 'papaparse';
import { OperatorError } from '../command.ts';

const columns = ['where', 'english', 'comment', 'translation', 'state'] as const;

/** Cells of a row by column. */
export type Cells = Record<(typeof columns)[number], string>;

// A spreadsheet would run a cell that starts like a formula. The apostrophe is doubled, to be read back.
const guarded = /^[=+\-@\t\r']/;

/** Writes rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8. */
export function toCsv(rows: readonly Cells[]): string {
  return `\uFEFF${Papa.unparse([...rows], { columns: [...columns], escapeFormulae: guarded })}\r\n`;
}

/** Reads a CSV file as a spreadsheet saved it, with commas, semicolons or tabs. */
export function fromCsv(bytes: Uint8Array): Cells[] {
  const { data, meta } = Papa.parse<Record<string, string>>(decode(bytes), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const lacking = columns.filter((column) => !meta.fields?.includes(column));
  if (lacking.length > 0)
    throw new OperatorError(
      `The file lacks the columns ${lacking.join(', ')}. Keep the first line of the export.`,
    );
  return data.map(
    (row) => Object.fromEntries(columns.map((column) => [column, plainCell(row[column] ?? '')])) as Cells,
  );
}

function plainCell(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n');
  return text.startsWith("'") && guarded.test(text.slice(1)) ? text.slice(1) : text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError('The file is not UTF-8. In the spreadsheet, save it as “CSV UTF-8”.');
  }
}
