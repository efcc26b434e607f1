import { normalisePhone } from '#src/domain/payment/phone.ts';
import type { StatementRow } from '#src/domain/payment/statement/statement.ts';
import { isDayFirst, readAmount, readDay } from './cells.ts';
import { recogniseColumns, type StatementColumns, type StatementField } from './columns.ts';

export interface StatementTable {
  headings: string[];
  lines: { line: number; cells: string[] }[];
}

export interface ReadStatement {
  rows: StatementRow[];
  /** Number of lines that are outgoing or not completed. */
  leftOut: number;
  /** Line numbers without a readable day or amount. */
  unread: number[];
}

/** Maximum number of lines above the headings. */
const longestPreamble = 20;

/** Finds the headings below a bank's preamble. */
export function readTable(records: readonly string[][]): StatementTable {
  const lines = records
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const top = lines.slice(0, longestPreamble);
  const found = top.findIndex(({ cells }) => recogniseColumns(cells).clear);
  const head = Math.max(
    0,
    found === -1 ? top.findIndex(({ cells }) => cells.filter(Boolean).length > 2) : found,
  );
  return { headings: lines[head]?.cells ?? [], lines: lines.slice(head + 1) };
}

export function readRows({ lines }: StatementTable, columns: StatementColumns): ReadStatement {
  const cellOf = (cells: readonly string[], field: StatementField) => {
    const column = columns[field];
    return (column === undefined ? '' : (cells[column] ?? '')).trim();
  };
  const dayFirst = isDayFirst(lines.map(({ cells }) => cellOf(cells, 'day')));
  const rows: StatementRow[] = [];
  const unread: number[] = [];
  let leftOut = 0;
  for (const { line, cells } of lines) {
    const amount = readAmount(cellOf(cells, 'amount'));
    const day = readDay(cellOf(cells, 'day'), dayFirst);
    if (isNotReceived(cellOf(cells, 'state')) || (amount !== undefined && amount <= 0)) leftOut += 1;
    else if (amount === undefined || day === undefined) unread.push(line);
    else {
      const phone = cellOf(cells, 'phone');
      const fee = readAmount(cellOf(cells, 'fee'));
      rows.push({
        line,
        day,
        amount,
        reference: cellOf(cells, 'reference').slice(0, 100),
        // Spreadsheets drop the leading zero.
        phone: normalisePhone(phone) ?? normalisePhone(`0${phone}`) ?? phone.slice(0, 40),
        fee: fee === undefined ? null : Math.abs(fee),
      });
    }
  }
  return { rows, leftOut, unread };
}

function isNotReceived(state: string): boolean {
  return /fail|declin|reject|cancel|pending|expired|revers|timeout/i.test(state);
}
