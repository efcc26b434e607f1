import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { optionalLine } from '#src/lib/forms/form-fields.ts';
import type { PaymentStatus } from '../payment.ts';

/** Statement against our payments (docs/product.md, Statement). RWF; days `YYYY-MM-DD` in Kigali. */

export const maxStatementBytes = 2 * 1024 * 1024;
export const maxStatementRows = 20_000;

/** Longest period, in days. */
export const longestPeriod = 366;

export interface StatementRow {
  /** Line number, from 1. */
  line: number;
  day: string;
  /** Mobile money's reference; may be empty. */
  reference: string;
  /** Ten digits, or the text of the file. */
  phone: string;
  amount: number;
  /** Fee deducted; null if the statement has none. */
  fee: number | null;
}

export interface KnownPayment {
  id: string;
  /** Booking's reference. */
  booking: string;
  /** Paypack's reference. */
  reference: string | null;
  phone: string;
  amount: number;
  fee: number | null;
  status: PaymentStatus;
  /** Day of settlement, or else of the request. */
  day: string;
}

/** Differing field. `status`: we do not have it as paid. */
export type StatementDifference = 'amount' | 'fee' | 'status';

export interface StatementMatch {
  row: StatementRow;
  payment: KnownPayment;
  /** Matched by reference, or by number, amount and day. */
  by: 'reference' | 'number';
  different: StatementDifference[];
}

export interface StatementComparison {
  from: string;
  to: string;
  matched: StatementMatch[];
  different: StatementMatch[];
  /** Lines without a payment of ours; `repeated` if another line has the same reference. */
  onlyThere: { row: StatementRow; repeated: boolean }[];
  /** Paid in the period but missing in the statement. */
  onlyHere: KnownPayment[];
}

const wrongLine = 'A line of the statement could not be read: please choose the columns again.';
const amount = z.int(wrongLine).check(z.gte(0, wrongLine), z.lte(1_000_000_000_000, wrongLine));

/** Days outside are never mobile money's, and date arithmetic fails at the first and last year. */
const isStatementDay = (day: string) => isCalendarDate(day) && day >= '2000-01-01' && day <= '2099-12-31';

const row = z.object({
  line: amount,
  day: z.string(wrongLine).check(z.refine(isStatementDay, { error: wrongLine })),
  reference: optionalLine(100, 'A reference of the statement is too long: please choose the columns again.'),
  phone: optionalLine(40, 'A phone number of the statement is too long: please choose the columns again.'),
  amount,
  fee: z.nullable(amount),
});

export const statementSchema = z.object({
  rows: z
    .array(row, wrongLine)
    .check(
      z.minLength(1, 'There is no line to compare.'),
      z.maxLength(maxStatementRows, 'Please compare at most 20,000 lines at once.'),
    ),
});
export type StatementRequest = z.input<typeof statementSchema>;

export function daysOf(rows: readonly Pick<StatementRow, 'day'>[]): { from: string; to: string } {
  let [from, to] = [rows[0]?.day ?? '', rows[0]?.day ?? ''];
  for (const { day } of rows) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return { from, to };
}
