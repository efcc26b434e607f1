import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type PaymentStatus, paymentStatuses } from '#src/domain/payment/payment.ts';
import type { PaymentSums } from '#src/domain/payment/payment-list.ts';
import type { PageQuery } from '#src/lib/lists/list-rules.ts';
import { db } from '../database.ts';
import { matchingOf } from '../lists/matching.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';
import { payments } from './payment.table.ts';
import { paymentList } from './payment-list.ts';

/** Sums all payments on every page of the list for user `me`. Throws ProblemError 422. */
export async function paymentSums(query: PageQuery, me: string): Promise<PaymentSums> {
  const matching = matchingOf(paymentList, query, me);
  // Separate queries, so that each sum comes from an index.
  const [found, fees] = await Promise.all([
    db()
      .select({
        status: payments.status,
        count: sql`count(*)`.mapWith(Number),
        amount: sql`sum(${payments.amount})`.mapWith(Number),
      })
      .from(payments)
      .where(matching)
      .groupBy(payments.status),
    feesOf(matching),
  ]);
  const state = (status: PaymentStatus) => {
    const { count = 0, amount = 0 } = found.find((one) => one.status === status) ?? {};
    return [status, { count, amount }] as const;
  };
  return {
    states: Object.fromEntries(paymentStatuses.map(state)) as PaymentSums['states'],
    fees,
  };
}

/** Sums the RWF mobile money kept of these payments, or of all of them. */
async function feesOf(matching: SQL | undefined): Promise<number> {
  const { kind, paymentId, amount } = ledgerEntries;
  const asked = db().select({ id: payments.id }).from(payments).where(matching);
  const [fees] = await db()
    .select({ sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(kind, 'fee'), isNotNull(paymentId), matching && inArray(paymentId, asked)));
  return fees?.sum ?? 0;
}
