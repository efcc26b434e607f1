import { eq, sql } from 'drizzle-orm';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { holdFromNow } from './hold-slot.ts';
import { dayWithoutSlot } from './regain-slot.ts';

export interface SecuredBooking {
  booking: Booking;
  /** Day whose slot the booking had lost: it needs another one. */
  lost?: DayAvailability;
}

/**
 * Makes a paid, locked booking's slot permanent. An expired hold regains the slot if one is free,
 * else the day becomes open. Cancelled bookings stay as they are.
 */
export async function secureSlot(tx: Transaction, booking: Booking, now: Date): Promise<SecuredBooking> {
  const { id, eventDate } = booking;
  if (booking.heldUntil === null || booking.status === 'cancelled') return { booking };
  const lost = await dayWithoutSlot(tx, booking, now);
  if (lost === undefined) return { booking: await updateHold(tx, id, {}) };
  const open = await updateHold(tx, id, { eventDate: null, revision: sql`${bookings.revision} + 1` });
  await audit(tx, {
    actor: 'system',
    action: 'booking.date-lost',
    subjectId: id,
    before: { eventDate },
    after: { eventDate: null },
  });
  return { booking: open, lost };
}

export async function restartHold(tx: Transaction, booking: Booking, now: Date): Promise<Booking> {
  const { paid, refunded } = await balanceOf(tx, booking.id);
  if (booking.kind !== 'session' || booking.status !== 'pending' || paid > refunded) return booking;
  return updateHold(tx, booking.id, { heldUntil: await holdFromNow(tx, 'payment', now) });
}

async function updateHold(tx: Transaction, id: string, change: object): Promise<Booking> {
  const [settled] = await tx
    .update(bookings)
    .set({ heldUntil: null, ...change })
    .where(eq(bookings.id, id))
    .returning();
  if (settled === undefined) throw new Error('The database did not return the booking it changed.');
  return settled;
}
