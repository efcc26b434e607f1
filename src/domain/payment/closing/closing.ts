import * as z from 'zod/mini';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { text } from '#src/lib/forms/form-fields.ts';
import { optionalMoney } from '#src/lib/forms/money.ts';
import type { PaymentMethod } from '../ledger.ts';

/** A day's closing: what moved on it by method, and who signed that off (docs/product.md, Closing). Amounts are RWF. */

/** What moved by one method on a day. */
export interface MethodSums {
  method: PaymentMethod;
  /** What arrived. */
  payments: number;
  /** What was given back. */
  refunds: number;
  /** What taking entries back changed: negative for a payment, positive for a refund. */
  reversals: number;
  /** What mobile money kept. */
  fees: number;
  /** What is left of all that. */
  net: number;
}

/** A day that someone signed off, as it was then. */
export interface SignedClosing {
  id: string;
  /** 1 for the first time, 2 for the next, and so on. */
  round: number;
  /** By name. */
  signedBy: string;
  /** ISO instant. */
  signedAt: string;
  /** What was counted in the till; null when nobody counted. */
  countedCash: number | null;
  note: string;
  sums: MethodSums[];
}

/** What one person of the staff recorded of the cash of a day, less what was taken back of it. */
export interface CashBy {
  name: string;
  net: number;
}

/** A day as it is now, with all that was signed, the newest first. */
export interface DayClosing {
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
  /** Names what was seen: it goes with the signature. */
  version: string;
  sums: MethodSums[];
  /** The largest amount first. */
  cashBy: CashBy[];
  signed: SignedClosing[];
}

/** A day on which money moved or which was signed off. */
export interface ClosingDay {
  day: string;
  net: number;
  /** The newest signature. */
  signed: Pick<SignedClosing, 'signedBy' | 'signedAt'> | null;
  /** By how much the net changed after it; null when nothing did. */
  change: number | null;
}

/** All methods together. */
export function totalOf(sums: readonly MethodSums[]): Omit<MethodSums, 'method'> {
  const add = (field: (typeof figures)[number]) => sums.reduce((sum, one) => sum + one[field], 0);
  return {
    payments: add('payments'),
    refunds: add('refunds'),
    reversals: add('reversals'),
    fees: add('fees'),
    net: add('net'),
  };
}

/** By how much the net differs from what was signed; null when no figure does. */
export function changeSince(now: readonly MethodSums[], then: readonly MethodSums[]): number | null {
  const same = now.every((sums) => {
    const before = then.find(({ method }) => method === sums.method);
    return figures.every((figure) => sums[figure] === (before?.[figure] ?? 0));
  });
  return same ? null : totalOf(now).net - totalOf(then).net;
}

/** What came in by cash and is left of it. */
export function cashOf(sums: readonly MethodSums[]): number {
  return sums.find(({ method }) => method === 'cash')?.net ?? 0;
}

/** What is in the till beyond that; negative when something is missing. */
export function cashDifference(sums: readonly MethodSums[], counted: number): number {
  return counted - cashOf(sums);
}

const figures = ['payments', 'refunds', 'reversals', 'fees', 'net'] as const;

const wrongDay = 'Please choose a date that exists.';
const day = z.string('Please choose a date.').check(z.refine(isCalendarDate, { error: wrongDay }));

/** Which day is asked for; today when nothing is said. */
export const closingQuery = z.object({ day: z.optional(day) });

/** A signature, with the version of the day that was seen. */
export const signatureSchema = z.object({
  day,
  countedCash: optionalMoney({ min: 0 }),
  note: z.optional(text(500, 'Please keep the note under 500 characters.')),
  version: z.string('Please send the version of the day that you saw.'),
});
export type SignatureRequest = z.input<typeof signatureSchema>;
