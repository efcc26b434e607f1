import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Balance } from '#src/domain/payment/ledger.ts';
import { isReplaceable, maxPaymentAttempts, type SentRequest, triesOf } from '#src/domain/payment/payment.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { isErased } from '../booking/erased.ts';
import { type Database, db, type Transaction } from '../database.ts';
import type { Payment } from './attempt/claim-payments.ts';
import { balanceOf } from './ledger/balance.ts';
import { payments } from './payment.table.ts';

/** Reads all payment requests of a booking, those of shares too; newest first. */
export async function paymentsOf(connection: Database | Transaction, bookingId: string): Promise<Payment[]> {
  return connection
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.attempt));
}

/** Reads the payment requests of a share, or a booking's own if it is null; newest first. */
export async function requestsOf(
  connection: Database | Transaction,
  bookingId: string,
  shareId: string | null,
): Promise<Payment[]> {
  return connection
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), ofShare(shareId)))
    .orderBy(desc(payments.attempt));
}

export function ofShare(shareId: string | null): SQL {
  return shareId === null ? isNull(payments.shareId) : eq(payments.shareId, shareId);
}

/** True when the client may pay the `next` RWF: no request waits for a phone, and tries are left. */
export function canRetry(
  booking: Pick<Booking, 'status' | 'name' | 'email' | 'phone'>,
  all: readonly SentRequest[],
  next: number,
): boolean {
  const open = booking.status !== 'cancelled' && !isErased(booking) && next > 0;
  const [newest] = all;
  const over = newest?.status !== 'pending' || isReplaceable(newest, new Date());
  return open && over && triesOf(all) < maxPaymentAttempts;
}

export interface FoundPayment {
  booking: Booking;
  /** Payment named by the reference; for a booking's reference, the newest. */
  payment: Payment | undefined;
  /** The booking's own requests, newest first. */
  all: Payment[];
  balance: Balance;
}

/** Finds a booking's own payment: the payer of a share must not find the booking by its reference. */
export async function findPayment(reference: string): Promise<FoundPayment | undefined> {
  // PostgreSQL rejects NUL even in a comparison.
  if (reference.includes('\0')) return undefined;
  const [byTransaction] = await db()
    .select({ booking: bookings, payment: payments })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.transactionRef, reference), isNull(payments.shareId)));
  const booking = byTransaction?.booking ?? (await bookingByReference(reference));
  if (booking === undefined) return undefined;
  const all = await requestsOf(db(), booking.id, null);
  const balance = await balanceOf(db(), booking.id);
  return { booking, payment: byTransaction?.payment ?? all[0], all, balance };
}

async function bookingByReference(reference: string): Promise<Booking | undefined> {
  const [booking] = await db().select().from(bookings).where(eq(bookings.reference, reference.toUpperCase()));
  return booking;
}
