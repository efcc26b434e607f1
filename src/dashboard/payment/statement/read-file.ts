import { readTable, type StatementTable } from '#src/dashboard/payment/statement/read-rows.ts';
import { maxStatementBytes, maxStatementRows } from '#src/domain/payment/statement/statement.ts';

/** Error with a message for the user: the reason and a remedy. */
export class UnreadableFile extends Error {}

/** Parses a statement on this device; nothing is uploaded. Throws UnreadableFile. */
export async function readFile(file: File): Promise<StatementTable> {
  if (file.size > maxStatementBytes)
    throw new UnreadableFile('This file is larger than 2 MB. Please save a shorter period and compare that.');
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.startsWith('PK') || text.includes('\0'))
    throw new UnreadableFile(
      'This is not a CSV file. In your spreadsheet, save it as CSV and choose that file.',
    );
  // Lazy: only needed once a file is read.
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const table = readTable(data);
  if (table.lines.length === 0)
    throw new UnreadableFile('There are no lines in this file. Please check that it is the statement.');
  if (table.lines.length > maxStatementRows)
    throw new UnreadableFile('This file has more than 20,000 lines. Please save a shorter period.');
  return table;
}

/** Decodes UTF-8, else the UTF-16 or Windows-1252 of older spreadsheets. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
