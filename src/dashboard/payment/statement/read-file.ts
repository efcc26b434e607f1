import { readTable, type StatementTable } from '#src/dashboard/payment/statement/read-rows.ts';
import { maxStatementBytes, maxStatementRows } from '#src/domain/payment/statement/statement.ts';

/** A file that cannot be compared: a sentence that says why, and what to do. */
export class UnreadableFile extends Error {}

/** Reads a statement where it is: nothing of it leaves this device before the columns are known. Throws UnreadableFile. */
export async function readFile(file: File): Promise<StatementTable> {
  if (file.size > maxStatementBytes)
    throw new UnreadableFile('This file is larger than 2 MB. Please save a shorter period and compare that.');
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.startsWith('PK') || text.includes('\0'))
    throw new UnreadableFile(
      'This is not a CSV file. In your spreadsheet, save it as CSV and choose that file.',
    );
  // Comes with the first file that is read.
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const table = readTable(data);
  if (table.lines.length === 0)
    throw new UnreadableFile('There are no lines in this file. Please check that it is the statement.');
  if (table.lines.length > maxStatementRows)
    throw new UnreadableFile('This file has more than 20,000 lines. Please save a shorter period.');
  return table;
}

/** UTF-8, or what older spreadsheets write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
