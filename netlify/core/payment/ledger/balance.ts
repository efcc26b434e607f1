import { asc, eq, inArray } from 'drizzle-orm';
import { type Balance, noBalance } from '#src/domain/payment/ledger.ts';
import type { Database, Transaction } from '../../database.ts';
import { bookingBalances, ledgerEntries } from './ledger.table.ts';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;

export async function balanceOf(connection: Database | Transaction, bookingId: string): Promise<Balance> {
  return (await balancesOf(connection, [bookingId])).get(bookingId) ?? noBalance;
}

/** Like `balanceOf`, for many bookings; those without entries are absent. */
export async function balancesOf(
  connection: Database | Transaction,
  bookingIds: string[],
): Promise<Map<string, Balance>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await connection
    .select()
    .from(bookingBalances)
    .where(inArray(bookingBalances.bookingId, bookingIds));
  return new Map(rows.map(({ bookingId, ...balance }) => [bookingId, balance]));
}

export async function ledgerEntriesOf(
  connection: Database | Transaction,
  bookingId: string,
): Promise<LedgerEntry[]> {
  return connection
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.writtenAt), asc(ledgerEntries.id));
}
