export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>;

/** Dates are written as Kigali time. */
export type CsvValue = string | number | boolean | Date | null;

const kigaliOffsetMs = 2 * 60 * 60 * 1000;

/** Start of a cell that spreadsheets take for a formula, also behind invisible characters. */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Returns the heading line, after the byte order mark by which spreadsheets detect UTF-8. */
export function csvHead<Row>(columns: CsvColumns<Row>): string {
  return `\uFEFF${csvLine(Object.keys(columns))}`;
}

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

/** Returns "2026-12-05 14:05", which spreadsheets parse as a date and time. */
function kigaliClock(moment: Date): string {
  return new Date(moment.getTime() + kigaliOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}
