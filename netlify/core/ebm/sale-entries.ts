import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerSale } from '#src/domain/ebm/sale.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import type { BookingLine } from '../booking/booking-queries.ts';
import type { Transaction } from '../database.ts';
import type { LedgerEntry } from '../payment/ledger/balance.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { ebmReceipts } from './ebm-receipt.table.ts';

/**
 * True for money that counts for a booking: payments, refunds and what undoes them. Surplus is owed
 * back and no sale; a charge or a fee moves no money of the client.
 */
export function isSale({ account, method }: Pick<LedgerEntry, 'account' | 'method'>): boolean {
  return account === 'booking' && method !== null;
}

/** Sale or refund of one entry, with what its booking is called. */
export interface SaleOfEntry extends LedgerSale {
  entryId: string;
  bookingId: string;
  reference: string;
  /** Entry that a refund takes back; null for a sale, or without one. */
  originalEntry: string | null;
}

const isOfDay = (day: string) =>
  and(eq(ledgerEntries.day, day), eq(ledgerEntries.account, 'booking'), isNotNull(ledgerEntries.method));

export function salesOfDay(tx: Transaction, day: string): Promise<SaleOfEntry[]> {
  return readSales(tx, isOfDay(day));
}

export async function saleOfEntry(tx: Transaction, entryId: string): Promise<SaleOfEntry | undefined> {
  const [sale] = await readSales(tx, eq(ledgerEntries.id, entryId));
  return sale;
}

const receipts = alias(ebmReceipts, 'receipt');

/** Reads sales in the order they were written. */
async function readSales(tx: Transaction, which: SQL | undefined): Promise<SaleOfEntry[]> {
  const rows = await tx
    .select({ entry: ledgerEntries, booking: bookings, invoiceNumber: receipts.invoiceNumber })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .leftJoin(receipts, eq(receipts.id, ledgerEntries.id))
    .where(which)
    .orderBy(asc(ledgerEntries.writtenAt), asc(ledgerEntries.id));
  const bookingIds = [...new Set(rows.map(({ booking }) => booking.id))];
  const lines = await linesOfAll(tx, bookingIds);
  const related = await entriesOfAll(tx, bookingIds);
  return rows.map(({ entry, booking, invoiceNumber }): SaleOfEntry => {
    const original = originalOf(entry, related.get(booking.id) ?? []);
    const { method, amount } = entry;
    if (method === null) throw new Error('A sale has no payment method.');
    return {
      entryId: entry.id,
      bookingId: booking.id,
      reference: booking.reference,
      originalEntry: original?.id ?? null,
      invoiceNumber,
      originalNumber: original?.invoiceNumber ?? 0,
      // The ledger records debt, so money received is negative there.
      kind: amount < 0 ? 'sale' : 'refund',
      amount: Math.abs(amount),
      method,
      day: entry.day,
      writtenAt: entry.writtenAt,
      lines: (lines.get(booking.id) ?? []).map(describeLine),
      total: booking.total,
      company: booking.company,
      tin: booking.tin,
    };
  });
}

function describeLine({ sku, label, quantity, amount, agreed, vat, options }: BookingLine) {
  const isExempt = options.vat === false && vat === 0;
  return { sku, label, quantity, amount: agreed ?? amount, isExempt };
}

async function linesOfAll(tx: Transaction, bookingIds: string[]): Promise<Map<string, BookingLine[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(bookingLines)
    .where(inArray(bookingLines.bookingId, bookingIds))
    .orderBy(asc(bookingLines.bookingId), asc(bookingLines.position));
  return Map.groupBy(rows, ({ bookingId }) => bookingId);
}

type Related = LedgerEntry & { invoiceNumber: number | null };

async function entriesOfAll(tx: Transaction, bookingIds: string[]): Promise<Map<string, Related[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await tx
    .select({ entry: ledgerEntries, invoiceNumber: receipts.invoiceNumber })
    .from(ledgerEntries)
    .leftJoin(receipts, eq(receipts.id, ledgerEntries.id))
    .where(and(inArray(ledgerEntries.bookingId, bookingIds), eq(ledgerEntries.account, 'booking')))
    .orderBy(asc(ledgerEntries.writtenAt), asc(ledgerEntries.id));
  return Map.groupBy(
    rows.map(({ entry, invoiceNumber }) => ({ ...entry, invoiceNumber })),
    ({ bookingId }) => bookingId,
  );
}

/** Finds what a refund takes back: the entry it undoes, or the newest payment that is large enough. */
function originalOf(entry: LedgerEntry, all: readonly Related[]): Related | undefined {
  if (entry.amount < 0) return undefined;
  if (entry.entryId !== null) return all.find(({ id }) => id === entry.entryId);
  const reversed = new Set(all.map(({ entryId }) => entryId));
  const paid = all
    .slice(
      0,
      all.findIndex(({ id }) => id === entry.id),
    )
    .filter(({ id, kind }) => kind === 'payment' && !reversed.has(id));
  return (
    paid.findLast(({ amount }) => -amount >= entry.amount) ??
    paid.toSorted((one, other) => one.amount - other.amount)[0]
  );
}
