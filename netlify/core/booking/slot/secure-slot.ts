import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { later } from '#src/domain/availability/slot/slot.ts';
import { isFirstPaid } from '#src/domain/payment/plan.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { ledgerEntriesOf } from '../../payment/ledger/balance.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { releaseAssignments } from '../../resource/release-assignments.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { holdFromNow, longestHold } from './hold-slot.ts';
import { dayWithoutSlot } from './regain-slot.ts';

export interface SecuredBooking {
  booking: Booking;
  /** Day whose slot the booking had lost: it needs another one. */
  lost?: DayAvailability;
}

/**
 * Makes a locked booking's slot permanent. An expired hold regains the slot if one is free,
 * else the day becomes open. Cancelled bookings stay as they are.
 */
export async function secureSlot(tx: Transaction, booking: Booking, now: Date): Promise<SecuredBooking> {
  return keepUntil(tx, booking, null, now);
}

/**
 * Like `secureSlot`, for the unpaid hours of the calendar: less than the first part is paid.
 * At most the days of a request from the booking or its price, so that small sums keep no date.
 */
export async function prolongHold(tx: Transaction, booking: Booking, now: Date): Promise<SecuredBooking> {
  if (booking.heldUntil === null) return { booking };
  const ends = [await holdFromNow(tx, 'payment', now), await longestHold(tx, booking)];
  const until = new Date(Math.min(...ends.map(Number)));
  return keepUntil(tx, booking, later(booking.heldUntil, until), now);
}

/** A session without a day has no hour either. */
const noTime = { eventDate: null, startTime: null, minutes: null };

async function keepUntil(
  tx: Transaction,
  booking: Booking,
  heldUntil: Date | null,
  now: Date,
): Promise<SecuredBooking> {
  const { id, eventDate, startTime, minutes } = booking;
  if (booking.heldUntil === null || booking.status === 'cancelled') return { booking };
  const lost = await dayWithoutSlot(tx, booking, now);
  if (lost === undefined) return { booking: await updateHold(tx, id, { heldUntil }) };
  const revision = sql`${bookings.revision} + 1`;
  const open = await updateHold(tx, id, { heldUntil, ...noTime, revision });
  await releaseAssignments(tx, id);
  await audit(tx, {
    actor: 'system',
    action: 'booking.date-lost',
    subjectId: id,
    before: startTime === null ? { eventDate } : { eventDate, startTime, minutes },
    after: { eventDate: null },
  });
  return { booking: open, lost };
}

/** Keeps the slot for good if a change of price or plan makes the first part paid. */
export async function secureIfPaid(tx: Transaction, booking: Booking, now: Date): Promise<SecuredBooking> {
  if (booking.heldUntil === null || !isFirstPaid(await planOf(tx, booking.id))) return { booking };
  return secureSlot(tx, booking, now);
}

/** Holds the slot for a while again if neither the first part nor any money at the studio is left. */
export async function restartHold(tx: Transaction, booking: Booking, now: Date): Promise<Booking> {
  if (booking.kind !== 'session' || booking.status !== 'pending') return booking;
  const keeps = isFirstPaid(await planOf(tx, booking.id)) || (await holdsMoneyByHand(tx, booking.id));
  if (keeps) return booking;
  return updateHold(tx, booking.id, { heldUntil: await holdFromNow(tx, 'payment', now) });
}

async function holdsMoneyByHand(tx: Transaction, bookingId: string): Promise<boolean> {
  const entries = await ledgerEntriesOf(tx, bookingId);
  const byHand = entries.filter(
    ({ account, method }) => account === 'booking' && method !== null && method !== 'mobile-money',
  );
  return byHand.reduce((sum, { amount }) => sum + amount, 0) < 0;
}

async function updateHold(
  tx: Transaction,
  id: string,
  change: PgUpdateSetSource<typeof bookings>,
): Promise<Booking> {
  const [settled] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  if (settled === undefined) throw new Error('The database did not return the booking it changed.');
  return settled;
}
