import { eq } from 'drizzle-orm';
import { type Hold, holdEnd, later, requestEnd } from '#src/domain/availability/slot/slot.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { calendarNow } from '../../availability/calendar-shelf.ts';
import { db, type Transaction } from '../../database.ts';
import { isRefusedAtOnce } from '../../payment/attempt/payment-failure.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { requestsOf } from '../../payment/payment-queries.ts';
import type { Choice } from '../book-now/claim-day.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { openOffer } from '../offer/offer-queries.ts';
import { hasOrRegainsSlot, isOverWithoutSlot } from './regain-slot.ts';

/** Returns what an unpaid booking waits for. */
export async function holdOf(tx: Transaction, bookingId: string, now: Date): Promise<Hold> {
  const balance = await balanceOf(tx, bookingId);
  if (balance.charged > 0) return 'payment';
  const offer = await openOffer(tx, bookingId);
  return offer !== undefined && offer.lastDay >= todayInKigali(now) ? { lastDay: offer.lastDay } : 'price';
}

export async function holdFromNow(tx: Transaction, hold: Hold, now: Date): Promise<Date> {
  return holdEnd(hold, (await calendarNow(tx)).hold, now);
}

/** Sets a locked booking's hold; undefined if an expired one cannot regain its slot. */
export async function holdUntil(
  tx: Transaction,
  booking: Booking,
  until: Date,
  now: Date,
): Promise<Booking | undefined> {
  if (booking.heldUntil === null) return booking;
  if (!(await hasOrRegainsSlot(tx, booking, now))) return undefined;
  const [held] = await tx
    .update(bookings)
    .set({ heldUntil: until })
    .where(eq(bookings.id, booking.id))
    .returning();
  return held;
}

/** Returns until when requests and small sums can keep a slot: they keep none for ever. */
export async function longestHold(
  tx: Transaction,
  { agreedAt, createdAt }: Pick<Booking, 'agreedAt' | 'createdAt'>,
): Promise<Date> {
  return holdFromNow(tx, 'price', agreedAt ?? createdAt);
}

/** Holds the slot while the payment is requested, if it still can; undefined if the slot is gone. */
export async function holdForRequest(
  tx: Transaction,
  booking: Booking,
  now: Date,
): Promise<Booking | undefined> {
  const { heldUntil } = booking;
  if (heldUntil === null) return booking;
  const until = Math.min(Number(requestEnd(heldUntil, now)), Number(await longestHold(tx, booking)));
  return holdUntil(tx, booking, later(heldUntil, new Date(until)), now);
}

/** Shortens a locked booking's hold to an hour at most: its payment request reached no phone. */
export async function shortenHold(tx: Transaction, booking: Booking, now: Date): Promise<Booking> {
  const { id, heldUntil, status } = booking;
  const end = requestEnd(now, now);
  if (heldUntil === null || heldUntil <= end || status !== 'pending') return booking;
  const [held] = await tx.update(bookings).set({ heldUntil: end }).where(eq(bookings.id, id)).returning();
  return held ?? booking;
}

/** Extends the hold for a late payment request; false if the slot is gone. Locks only if it must. */
export async function holdForLateRequest({ id, heldUntil }: Booking, now: Date): Promise<boolean> {
  if (heldUntil === null || heldUntil >= requestEnd(heldUntil, now)) return true;
  return db().transaction(async (tx) => {
    const locked = await lockBooking(tx, id);
    if (locked === undefined || isOverWithoutSlot(locked, now)) return false;
    return (await holdForRequest(tx, locked, now)) !== undefined;
  });
}

/**
 * Computes the new end of a hold, never earlier than before; null when the slot cannot be lost.
 * A client whose first request reached no phone gets one more hour only.
 */
export async function nextHold(tx: Transaction, booking: Booking, { by, now }: Choice): Promise<Date | null> {
  if (booking.heldUntil === null) return null;
  const [newest] = await requestsOf(tx, booking.id, null);
  if (by === 'client' && newest !== undefined && isRefusedAtOnce(newest))
    return requestEnd(booking.heldUntil, now);
  return later(booking.heldUntil, await holdFromNow(tx, await holdOf(tx, booking.id, now), now));
}
