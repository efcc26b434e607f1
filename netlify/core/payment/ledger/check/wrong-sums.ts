import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database.ts';
import type { paymentDifferences } from '../../reconcile/difference.table.ts';

export type LedgerDifference = typeof paymentDifferences.$inferInsert;

/** Finds payments whose entries do not add up to what arrived, and refunds of more than was paid. */
export async function findWrongSums(tx: Transaction, bookingIds: string[]): Promise<LedgerDifference[]> {
  return [...(await wrongPayments(tx, bookingIds)), ...(await wrongRefunds(tx, bookingIds))];
}

/** A failed or pending payment has no entries. */
async function wrongPayments(tx: Transaction, bookingIds: string[]): Promise<LedgerDifference[]> {
  const { rows } = await tx.execute<{
    id: string;
    ref: string | null;
    arrived: string;
    recorded: string;
  }>(sql`
    select id, transaction_ref as ref, arrived, recorded
    from payments
    cross join lateral (select case when status = 'successful' then payments.amount else 0 end as arrived) due
    cross join lateral (
      select coalesce(-sum(entry.amount), 0) as recorded from ledger_entries entry
      where entry.booking_id = payments.booking_id and entry.payment_id = payments.id and entry.kind = 'payment'
    ) entries
    where booking_id = any(${sql.param(bookingIds)}::uuid[]) and arrived <> recorded`);
  return rows.map(({ id, ref, arrived, recorded }) => ({
    kind: 'ledger-payment',
    transactionRef: ref ?? id,
    paymentId: id,
    phone: '',
    ourAmount: Number(arrived),
    theirAmount: Number(recorded),
  }));
}

async function wrongRefunds(tx: Transaction, bookingIds: string[]): Promise<LedgerDifference[]> {
  const { rows } = await tx.execute<{ id: string; reference: string; paid: string; refunded: string }>(sql`
    select id, reference, sums.paid + greatest(sums.surplus, 0) as paid, refunded + greatest(-sums.surplus, 0) as refunded
    from booking_balances sums join bookings on bookings.id = booking_id
    where booking_id = any(${sql.param(bookingIds)}::uuid[]) and (refunded > sums.paid or sums.surplus < 0)`);
  return rows.map(({ id, reference, paid, refunded }) => ({
    kind: 'ledger-refund',
    transactionRef: reference,
    bookingId: id,
    phone: '',
    ourAmount: Number(paid),
    theirAmount: Number(refunded),
  }));
}
