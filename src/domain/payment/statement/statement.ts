import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { optionalLine } from '#src/lib/forms/form-fields.ts';
import type { PaymentStatus } from '../payment.ts';

/** A statement of mobile money beside our payments (docs/product.md, Statement). Amounts are RWF, days `YYYY-MM-DD` in Kigali. */

/** The largest file, in bytes, and the most lines that are compared at once. */
export const maxStatementBytes = 2 * 1024 * 1024;
export const maxStatementRows = 20_000;

/** The longest period, in days. */
export const longestPeriod = 366;

/** Money that arrived, as a line of the statement says it. */
export interface StatementRow {
  /** Its place in the file, from 1. */
  line: number;
  day: string;
  /** What mobile money calls it; may be empty. */
  reference: string;
  /** Ten digits, or whatever stands there. */
  phone: string;
  amount: number;
  /** What was kept of it; null where the statement does not say. */
  fee: number | null;
}

/** A payment of ours beside it. */
export interface KnownPayment {
  id: string;
  /** The booking's reference. */
  booking: string;
  /** Paypack's reference. */
  reference: string | null;
  phone: string;
  amount: number;
  fee: number | null;
  status: PaymentStatus;
  /** When it was settled, or else asked for. */
  day: string;
}

/** What can be different. `status`: we do not have it as paid. */
export type StatementDifference = 'amount' | 'fee' | 'status';

/** A line and the payment that it is about. */
export interface StatementMatch {
  row: StatementRow;
  payment: KnownPayment;
  /** How it was found: by the reference, or by number, amount and day. */
  by: 'reference' | 'number';
  different: StatementDifference[];
}

/** What came of comparing. */
export interface StatementComparison {
  from: string;
  to: string;
  matched: StatementMatch[];
  /** Those of which something is different. */
  different: StatementMatch[];
  /** Lines without a payment of ours; `repeated` when another line has the same reference. */
  onlyThere: { row: StatementRow; repeated: boolean }[];
  /** Paid in the period, and not in the statement. */
  onlyHere: KnownPayment[];
}

const wrongLine = 'A line of the statement could not be read: please choose the columns again.';
const amount = z.int(wrongLine).check(z.gte(0, wrongLine), z.lte(1_000_000_000_000, wrongLine));

/** Days outside of these are none of mobile money's, and beyond the first and the last year nothing can be counted. */
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

/** The first and the last day of the lines. */
export function daysOf(rows: readonly Pick<StatementRow, 'day'>[]): { from: string; to: string } {
  let [from, to] = [rows[0]?.day ?? '', rows[0]?.day ?? ''];
  for (const { day } of rows) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return { from, to };
}
