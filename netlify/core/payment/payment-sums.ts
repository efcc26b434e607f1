import { and, eq, sql } from 'drizzle-orm';
import { type PaymentStatus, paymentStatuses } from '#src/features/payment/payment.ts';
import type { PaymentSums } from '#src/features/payment/payment-list.ts';
import type { PageQuery } from '#src/lib/lists/list-rules.ts';
import { db } from '../database.ts';
import { matchingOf } from '../lists/list.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';
import { payments } from './payment.table.ts';
import { paymentList } from './payment-list.ts';

/** What all the payments come to that the list would show to the user with the id `me`, on whichever of its pages. Throws ProblemError 422. */
export async function paymentSums(query: PageQuery, me: string): Promise<PaymentSums> {
  const feeOf = and(eq(ledgerEntries.paymentId, payments.id), eq(ledgerEntries.kind, 'fee'));
  const found = await db()
    .select({
      status: payments.status,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${payments.amount})`.mapWith(Number),
      fees: sql`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(ledgerEntries, feeOf)
    .where(matchingOf(paymentList, query, me))
    .groupBy(payments.status);
  const state = (status: PaymentStatus) => {
    const { count = 0, amount = 0 } = found.find((one) => one.status === status) ?? {};
    return [status, { count, amount }] as const;
  };
  return {
    states: Object.fromEntries(paymentStatuses.map(state)) as PaymentSums['states'],
    fees: found.reduce((sum, { fees }) => sum + fees, 0),
  };
}
