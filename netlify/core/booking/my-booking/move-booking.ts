import { eq, sql } from 'drizzle-orm';
import { dayProblem } from '#src/features/booking/day/booking-day.ts';
import { changeRefusalSentence, moveRefusal } from '#src/features/booking/move.ts';
import { site } from '#src/features/studio/site.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { notify } from '../../notification/notification.ts';
import { claimDay } from '../book-now/claim-day.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf, lockBooking } from '../booking-queries.ts';
import { bookingByLink, bookingLink, type LinkHolder } from './booking-key.ts';
import { bookingMovedMail, bookingMovedStaffMail } from './change-mails.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

/**
 * Moves the session of the booking that the link opens to another day, or gives it its first one. The day that it has
 * already changes nothing, so a repeated request is harmless. Throws ProblemError 404, 409, 422 or 429.
 */
export async function moveBooking(holder: LinkHolder, body: unknown): Promise<MyBooking> {
  const { id } = await bookingByLink(holder);
  const day = readDay(body);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw new Error('A booking was deleted while its day was changed.');
    const same = booking.status !== 'cancelled' && booking.eventDate === day;
    return describeBooking(tx, same ? booking : await move(tx, booking, day, holder.now), holder.now);
  });
}

function readDay(body: unknown): string {
  const day = typeof body === 'object' && body !== null && 'eventDate' in body ? body.eventDate : undefined;
  if (typeof day === 'string' && day !== '') return day;
  throw new ProblemError(422, correctFieldsMessage, { fields: { eventDate: 'Please choose a date.' } });
}

/** A day that exists, has not passed and is not too far away. Throws ProblemError 422. */
function requireBookable(day: string, now: Date): void {
  const problem = dayProblem(day, todayInKigali(now));
  if (problem !== undefined) {
    throw new ProblemError(422, correctFieldsMessage, { fields: { eventDate: problem } });
  }
}

async function move(tx: Transaction, booking: Booking, day: string, now: Date): Promise<Booking> {
  const refusal = moveRefusal(booking, now);
  if (refusal !== undefined) {
    throw new ProblemError(409, changeRefusalSentence(refusal, site.phones[0].display));
  }
  requireBookable(day, now);
  await claimDay(tx, { id: booking.id, eventDate: day }, now);
  const moves = booking.moves + (booking.eventDate === null ? 0 : 1);
  const [moved] = await tx
    .update(bookings)
    .set({ eventDate: day, moves, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (moved === undefined) throw new Error('The database did not return the booking it moved.');
  await audit(tx, {
    actor: 'visitor',
    action: 'booking.moved',
    subjectId: booking.id,
    before: { eventDate: booking.eventDate, moves: booking.moves },
    after: { eventDate: day, moves },
  });
  await tellOfMove(tx, moved, booking.eventDate);
  return moved;
}

async function tellOfMove(tx: Transaction, booking: Booking, before: string | null): Promise<void> {
  const lines = await linesOf(tx, booking.id);
  const change = { booking, lines, before };
  await enqueueMail(tx, bookingMovedMail(change, await bookingLink(tx, booking.id)));
  await enqueueMail(tx, bookingMovedStaffMail(change));
  const from = before === null ? 'an open date' : formatDate(before);
  await notify(tx, {
    kind: 'booking',
    text: `${booking.name} moved booking ${booking.reference} from ${from} to ${formatDate(booking.eventDate ?? '')}. Please check the people and equipment it needs on that date.`,
    dedupeKey: `booking-moved:${booking.id}:${booking.revision}`,
    subjectId: booking.id,
  });
}
