import { eq, sql } from 'drizzle-orm';
import { type DatedSessionTime, isSameTime, onDay, sessionAt } from '#src/domain/booking/day/session-time.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { daySchema, locationSchema, sessionSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { audit } from '../../audit/audit.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { readFields } from '../../read-fields.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { bookingLocationMail, locationText } from '../change/confirm-mails.ts';
import { moveSession } from '../change/move.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { hasOrRegainsSlot, slotGoneForStaff } from '../slot/regain-slot.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';

function requireSession({ kind, status }: Booking): void {
  if (kind === 'fee') throw new RefusedChange('This is a fee: it has no session to change.');
  if (kind === 'goods')
    throw new RefusedChange('This booking has goods only, so there is no session to change.');
  if (status === 'cancelled')
    throw new RefusedChange('This booking is cancelled: it has no session to change.');
}

/** Moves the session to a free day, without the client's limits. Throws 400, 404, 409 or 422. */
export async function moveForClient(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { eventDate: day, version } = readFields(daySchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    requireSession(booking);
    if (booking.eventDate === day) return;
    const to = onDay(day, booking);
    await moveSession(tx, booking, { actor: change.me.user.id, by: 'studio', to, now: change.now });
  });
}

/** Sets or clears start and length, on another day too. Throws ProblemError 400, 404, 409 or 422. */
export async function changeSession(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { startsAt, minutes, eventDate, version } = readFields(sessionSchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    requireSession(booking);
    const day = eventDate ?? booking.eventDate;
    const to = startsAt === null || minutes === null ? wholeDay(day) : sessionAt(new Date(startsAt), minutes);
    // Without a day there is no hour to clear.
    if (to === undefined || isSameTime(booking, to)) return;
    if (to.eventDate === booking.eventDate && !(await hasOrRegainsSlot(tx, booking, change.now)))
      throw new RefusedChange(slotGoneForStaff(booking));
    await moveSession(tx, booking, { actor: change.me.user.id, by: 'studio', to, now: change.now });
  });
}

function wholeDay(eventDate: string | null): DatedSessionTime | undefined {
  return eventDate === null ? undefined : { eventDate, startTime: null, minutes: null };
}

/** Changes the location and emails the client. Throws ProblemError 400, 404, 409 or 422. */
export async function changeLocation(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { location, version } = readFields(locationSchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    requireSession(booking);
    if (booking.location === location) return;
    const [moved] = await tx
      .update(bookings)
      .set({ location, revision: sql`${bookings.revision} + 1` })
      .where(eq(bookings.id, booking.id))
      .returning();
    if (moved === undefined) throw new Error('The database did not return the booking it changed.');
    await audit(tx, {
      actor: change.me.user.id,
      action: 'booking.location-changed',
      subjectId: booking.id,
      before: { location: booking.location },
      after: { location },
    });
    const lines = await linesOf(tx, booking.id);
    const link = await bookingLink(tx, booking);
    await enqueueMail(tx, bookingLocationMail({ booking: moved, lines }, link));
    await enqueueTexts(tx, locationText(moved, link));
  });
}
