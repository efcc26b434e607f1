import * as z from 'zod/mini';
import { text } from '#src/lib/forms/form-fields.ts';
import { optionalMoney } from '#src/lib/forms/money.ts';
import type { PaymentMethod } from '../ledger.ts';
import { closingDay as day, closingVersion as version } from './closing-fields.ts';
import { emptyTill, type TillEntry, type TillSums } from './till.ts';

/** A day's movements by one method, in RWF (docs/product.md, Closing). */
export interface MethodSums {
  method: PaymentMethod;
  payments: number;
  refunds: number;
  /** Effect of reversals: negative for a payment, positive for a refund. */
  reversals: number;
  /** Mobile money fees. */
  fees: number;
  net: number;
}

/** A signed-off day, frozen at that time. */
export interface SignedClosing {
  id: string;
  /** Number of the sign-off on this day, from 1. */
  round: number;
  signedBy: string;
  signedAt: string;
  /** Cash counted in the till; null if not counted. */
  countedCash: number | null;
  note: string;
  sums: MethodSums[];
  /** Null if it was signed before the till was kept. */
  till: TillSums | null;
}

/** Cash a member of staff recorded on a day, net of reversals. */
export interface CashBy {
  name: string;
  net: number;
}

/** A day's current sums, with its sign-offs, newest first. */
export interface DayClosing {
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
  /** Version of the sums as displayed; sent with the signature. */
  version: string;
  sums: MethodSums[];
  /** Largest amount first. */
  cashBy: CashBy[];
  till: TillSums;
  /** Oldest first. */
  tillEntries: TillEntry[];
  signed: SignedClosing[];
}

export interface ClosingDay {
  day: string;
  net: number;
  /** Latest sign-off; null if none. */
  signed: Pick<SignedClosing, 'signedBy' | 'signedAt'> | null;
  /** RWF by which the net changed since then; null if no figure did. */
  change: number | null;
}

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

/** Sums of a day, at present or as signed. */
export interface DayMoney {
  sums: readonly MethodSums[];
  till: TillSums | null;
}

/** Returns the change of the net since the sign-off; null if no figure differs. */
export function changeSince(now: DayMoney, then: DayMoney): number | null {
  const same = now.sums.every((sums) => {
    const before = then.sums.find(({ method }) => method === sums.method);
    return figures.every((figure) => sums[figure] === (before?.[figure] ?? 0));
  });
  return same && isSameTill(now.till, then.till) ? null : totalOf(now.sums).net - totalOf(then.sums).net;
}

function isSameTill(one: TillSums | null, other: TillSums | null): boolean {
  const [now, then] = [one ?? emptyTill, other ?? emptyTill];
  return now.float === then.float && now.takenOut === then.takenOut;
}

/** Returns the day’s cash of clients, without the till’s float and what was taken out. */
export function cashOf(sums: readonly MethodSums[]): number {
  return sums.find(({ method }) => method === 'cash')?.net ?? 0;
}

/** Returns the cash that the till should hold. */
export function expectedCash({ sums, till }: DayMoney): number {
  const { float, takenOut } = till ?? emptyTill;
  return float + cashOf(sums) - takenOut;
}

/** Returns counted minus expected cash; negative when some is missing. */
export function cashDifference(day: DayMoney, counted: number): number {
  return counted - expectedCash(day);
}

const figures = ['payments', 'refunds', 'reversals', 'fees', 'net'] as const;

/** Query for a day; today if omitted. */
export const closingQuery = z.object({ day: z.optional(day) });

export const signatureSchema = z.object({
  day,
  countedCash: optionalMoney({ min: 0 }),
  note: z.optional(text(500, 'Please keep the note under 500 characters.')),
  version,
});
export type SignatureRequest = z.input<typeof signatureSchema>;
