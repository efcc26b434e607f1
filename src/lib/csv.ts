/** What a spreadsheet shows of a record: a heading for each column, and what stands under it. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>;

/** A moment stands as a clock in Kigali shows it. */
export type CsvValue = string | number | boolean | Date | null;

const kigaliOffsetMs = 2 * 60 * 60 * 1000;

/** What a spreadsheet would take for a formula when a cell begins with it, also behind what is not seen. */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** The headings, behind the mark by which spreadsheets know UTF-8. */
export function csvHead<Row>(columns: CsvColumns<Row>): string {
  return `\uFEFF${csvLine(Object.keys(columns))}`;
}

/** One line for each record. */
export function csvLines<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  return rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('');
}

function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = value instanceof Date ? kigaliClock(value) : value;
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** "2026-12-05 14:05", which spreadsheets read as a moment. */
function kigaliClock(moment: Date): string {
  return new Date(moment.getTime() + kigaliOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}
