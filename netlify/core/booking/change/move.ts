import { eq, sql } from 'drizzle-orm';
import { dayProblem } from '#src/domain/availability/booking-day.ts';
import { type DatedSessionTime, isPastStart, sessionTimeOf } from '#src/domain/booking/day/session-time.ts';
import { freesSlot, needsNewSlot } from '#src/domain/booking/move.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit } from '../../audit/audit.ts';
import { skusOf } from '../../availability/services-taken.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { deleteUnsentAbout } from '../../outbox/unsent-messages.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { shiftAssignments } from '../../resource/shift-assignments.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { shiftTasks } from '../../task/shift-tasks.ts';
import { claimDay } from '../book-now/claim-day.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { nextHold } from '../slot/hold-slot.ts';
import {
  bookingMovedMail,
  bookingMovedStaffMail,
  bookingMovedText,
  type DatedBooking,
  hourChangedMail,
  hourText,
} from './move-mails.ts';

const startPassed = refusals('own-booking')('startPassed');

/** A move of a session in time; only the client's own moves to another day are counted. */
export interface Moving {
  actor: string;
  by: 'client' | 'studio';
  /** The day as submitted: `YYYY-MM-DD` in Kigali. */
  to: DatedSessionTime;
  now: Date;
}

/** Moves a locked booking to a day or an hour and tells the client. Throws ProblemError 422. */
export async function moveSession(tx: Transaction, booking: Booking, moving: Moving): Promise<Booking> {
  const { eventDate, startTime, minutes } = moving.to;
  requireBookable(eventDate, moving.now);
  requireStartAhead(booking, moving);
  const slot = eventDate === booking.eventDate ? {} : await takeDay(tx, booking, moving);
  const [moved] = await tx
    .update(bookings)
    .set({ eventDate, startTime, minutes, ...slot, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (moved === undefined) throw new Error('The database did not return the booking it moved.');
  await shiftAssignments(tx, booking, moved, moving);
  if (eventDate !== booking.eventDate) await shiftTasks(tx, moved, moving.now);
  await auditMove(tx, booking, moved, moving.actor);
  await announceMove(tx, { ...moved, eventDate }, booking, moving.by);
  return moved;
}

/** Requires a valid day that is neither past nor too far ahead. Throws ProblemError 422. */
function requireBookable(day: string, now: Date): void {
  const problem = dayProblem(day, todayInKigali(now));
  if (problem !== undefined) {
    throw new ProblemError(422, fieldsWrong, { fields: { eventDate: problem } });
  }
}

/** Refuses a new start that has passed: the client would be told of it. Throws ProblemError 422. */
function requireStartAhead(before: Booking, { to, now }: Moving): void {
  const isNew = to.eventDate !== before.eventDate || to.startTime !== before.startTime;
  if (!isNew || !isPastStart(to, now)) return;
  throw new ProblemError(422, startPassed, { fields: { startsAt: startPassed } });
}

/** Takes a slot of the new day, renews an unpaid hold and counts the client's move. */
async function takeDay(tx: Transaction, booking: Booking, { by, to, now }: Moving) {
  const { id, moves, renewals } = booking;
  dueAfterCommit(tx, 'offer-slots');
  await claimDay(tx, { id, eventDate: to.eventDate }, await skusOf(tx, id), { by, now });
  const isOwn = by === 'client';
  return {
    heldUntil: await nextHold(tx, booking, { by, now }),
    moves: moves + (isOwn && freesSlot(booking, now) ? 1 : 0),
    renewals: renewals + (isOwn && needsNewSlot(booking, now) ? 1 : 0),
  };
}

async function auditMove(tx: Transaction, before: Booking, after: Booking, actor: string): Promise<void> {
  const isOtherDay = before.eventDate !== after.eventDate;
  await audit(tx, {
    actor,
    action: isOtherDay ? 'booking.moved' : 'booking.hour-changed',
    subjectId: before.id,
    before: auditedTime(before),
    after: auditedTime(after),
  });

  function auditedTime({ eventDate, startTime, minutes, moves }: Booking) {
    const hour = before.startTime === null && after.startTime === null ? {} : { startTime, minutes };
    return { eventDate, ...hour, ...(isOtherDay ? { moves } : {}) };
  }
}

async function announceMove(
  tx: Transaction,
  booking: DatedBooking,
  before: Booking,
  by: Moving['by'],
): Promise<void> {
  const lines = await linesOf(tx, booking.id);
  const change = { booking, lines, before, plan: await planOf(tx, booking.id) };
  const link = await bookingLink(tx, booking);
  const isOtherDay = before.eventDate !== booking.eventDate;
  await deleteSuperseded(tx, booking.id, isOtherDay);
  await enqueueMail(tx, isOtherDay ? bookingMovedMail(change, link) : hourChangedMail(change, link));
  await enqueueTexts(tx, [isOtherDay ? bookingMovedText(booking, by, link) : hourText(booking, link)]);
  if (by === 'studio') return;
  await enqueueMail(tx, bookingMovedStaffMail(change));
  await notify(tx, {
    kind: 'booking',
    key: 'moved',
    values: {
      name: booking.name,
      reference: booking.reference,
      from: sessionTimeOf(before),
      to: sessionTimeOf(booking),
    },
    dedupeKey: `booking-moved:${booking.id}:${booking.revision}`,
    subjectId: booking.id,
  });
}

/** Deletes unsent news that this move replaces; an hour does not replace news of a day. */
async function deleteSuperseded(tx: Transaction, bookingId: string, isOtherDay: boolean): Promise<void> {
  await deleteUnsentAbout(tx, bookingId, `booking-hour:${bookingId}:`);
  if (isOtherDay) await deleteUnsentAbout(tx, bookingId, `booking-moved:${bookingId}:`);
}
