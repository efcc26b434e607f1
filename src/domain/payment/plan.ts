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

interface PlannedOrder {
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
  const share = Math.max(percent, ...skus.map((sku) => services[serviceOfSku(sku)]?.percent ?? 0));
  const deposit = Math.max(minimumPayment, Math.round((total * share) / 100 / 100) * 100);
  const isNear = session !== null && addDays(session, -balanceDays) <= today;
  if (total < from || isNear || deposit >= total) return [{ amount: total, dueDay: today, daysBefore: null }];
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

/** Returns the first part with money open, or undefined. */
export function nextPart(plan: readonly PlanPart[]): PlanPart | undefined {
  return plan.find(({ amount, paid }) => paid < amount);
}

/** Returns the RWF of the next request for a sum; a sum above the limit is asked in pieces. */
export function pieceOf(open: number, limit: number): number {
  if (open <= limit) return open;
  // The last piece must not be smaller than mobile money takes.
  return Math.min(limit, open - minimumPayment);
}
