import { addDays } from '#src/lib/dates/dates.ts';
import { minimumPayment } from './payment.ts';
import type { DepositRules } from './payment-content.ts';

/** Parts in which a booking is paid (docs/product.md, Deposit and plan). Amounts are RWF. */

/** Part as agreed. The last one of a plan takes what the price is above or below the sum. */
export interface AgreedPart {
  amount: number;
  /** `YYYY-MM-DD` in Kigali; null if it counts from the session, or is open. */
  dueDay: string | null;
  /** Days before the session on which it is due; null if `dueDay` says it, or it is open. */
  daysBefore: number | null;
}

/** Part at present: `paid` is filled in order from the ledger. */
export interface PlanPart {
  amount: number;
  /** `YYYY-MM-DD` in Kigali; null while the session has no day. */
  dueDay: string | null;
  paid: number;
}

export interface PlannedOrder {
  /** RWF, after the discount. */
  total: number;
  skus: readonly string[];
  /** `YYYY-MM-DD` of the session; null without one. */
  session: string | null;
  /** `YYYY-MM-DD` in Kigali on which the first part is due. */
  today: string;
}

/** Plans the parts of a price: one if it is small or the session is near, else deposit and balance. */
export function planFor(
  { total, skus, session, today }: PlannedOrder,
  { from, percent, balanceDays, services }: DepositRules,
): AgreedPart[] {
  const rate = Math.max(percent, ...skus.map((sku) => services[serviceOfSku(sku)]?.percent ?? 0));
  if (total === 0) return [];
  const deposit = Math.max(minimumPayment, Math.round((total * rate) / 100 / 100) * 100);
  const isNear = session !== null && addDays(session, -balanceDays) <= today;
  const isWhole = total < from || isNear || total - deposit < minimumPayment;
  if (isWhole) return [{ amount: total, dueDay: today, daysBefore: null }];
  return [
    { amount: deposit, dueDay: today, daysBefore: null },
    { amount: total - deposit, dueDay: null, daysBefore: balanceDays },
  ];
}

/** Returns the service in a SKU: `photography` of `sessions/photography/wedding`. */
export function serviceOfSku(sku: string): string {
  const [table = '', service = ''] = sku.split('/');
  return table === 'sessions' || table === 'catalogue' ? service : table;
}

/** Plans one part, due on the day of the session. */
export function planUntilSession(total: number): AgreedPart[] {
  return total === 0 ? [] : [{ amount: total, dueDay: null, daysBefore: 0 }];
}

/** Returns the first part with money open, or undefined. */
export function nextPart(plan: readonly PlanPart[]): PlanPart | undefined {
  return plan.find(({ amount, paid }) => paid < amount);
}

/** Adds RWF to what is paid of a plan, in order. */
export function fillPlan(plan: readonly PlanPart[], sum: number): PlanPart[] {
  let left = sum;
  return plan.map((part) => {
    const added = Math.min(left, part.amount - part.paid);
    left -= added;
    return { ...part, paid: part.paid + added };
  });
}

/** Returns the RWF open of the parts that are due by a day. */
export function openUntil(plan: readonly PlanPart[], day: string): number {
  return openOf(plan.filter(({ dueDay }) => dueDay !== null && dueDay <= day));
}

/** Returns the RWF still open of a plan. */
export function openOf(plan: readonly PlanPart[]): number {
  return plan.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
}

/** True once the first part is paid, so that the slot is kept for good. */
export function isFirstPaid([first]: readonly PlanPart[]): boolean {
  return first !== undefined && first.paid >= first.amount;
}

/** Returns the RWF that a cancellation keeps as the deposit: the first of several parts. */
export function depositOf(agreed: readonly Pick<AgreedPart, 'amount'>[]): number {
  return agreed.length < 2 ? 0 : (agreed[0]?.amount ?? 0);
}

/**
 * Returns the RWF that the next request asks: the next part or a piece of it; 0 for none. Pending
 * money of others counts as paid. A rest below the minimum is asked with the next part.
 */
export function nextRequest(plan: readonly PlanPart[], pending: number, limit: number): number {
  const expected = fillPlan(plan, pending);
  const part = nextPart(expected);
  if (part === undefined || openOf(expected) < minimumPayment) return 0;
  const open = openOf(expected);
  const request = Math.max(minimumPayment, pieceOf(part.amount - part.paid, limit));
  return open - request < minimumPayment && open <= limit ? open : request;
}

/** True if a part is not full after a piece of it was paid, so that the next piece is asked at once. */
export function needsNextPiece(
  before: readonly PlanPart[],
  after: readonly PlanPart[],
  payment: { amount: number },
  limit: number,
): boolean {
  const started = before.findIndex((part) => part.paid < part.amount);
  const next = after.findIndex((part) => part.paid < part.amount);
  return next !== -1 && started === next && isPiece(payment, limit);
}

/** Returns the RWF of the next request for a sum; a sum above the limit is asked in pieces. */
export function pieceOf(open: number, limit: number): number {
  if (open <= limit) return open;
  // The last piece must not be smaller than mobile money takes.
  return Math.min(limit, open - minimumPayment);
}

/** True for a request as large as only those of pieces are (`pieceOf`). */
export function isPiece({ amount }: { amount: number }, limit: number): boolean {
  return amount > limit - minimumPayment;
}
