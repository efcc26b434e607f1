import { eq, sql } from 'drizzle-orm';
import { dayProblem } from '#src/domain/availability/booking-day.ts';
import { freesSlot, needsNewSlot } from '#src/domain/booking/move.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { audit } from '../../audit/audit.ts';
import { skusOf } from '../../availability/services-taken.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { claimDay } from '../book-now/claim-day.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { bookingMovedText } from '../booking-texts.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { nextHold } from '../slot/hold-slot.ts';
import { bookingMovedMail, bookingMovedStaffMail } from './change-mails.ts';

/** A move of a session to another day; only the client's own moves are counted. */
export interface Moving {
  actor: string;
  by: 'client' | 'studio';
  /** As submitted: `YYYY-MM-DD` in Kigali. */
  day: string;
  now: Date;
}

/** Moves a locked booking, renews an unpaid hold and emails the client. Throws ProblemError 422. */
export async function move(tx: Transaction, booking: Booking, moving: Moving): Promise<Booking> {
  const { actor, by, day, now } = moving;
  requireBookable(day, now);
  await claimDay(tx, { id: booking.id, eventDate: day }, await skusOf(tx, booking.id), { by, now });
  const heldUntil = await nextHold(tx, booking, { by, now });
  const isOwn = by === 'client';
  const moves = booking.moves + (isOwn && freesSlot(booking, now) ? 1 : 0);
  const renewals = booking.renewals + (isOwn && needsNewSlot(booking, now) ? 1 : 0);
  const [moved] = await tx
    .update(bookings)
    .set({ eventDate: day, heldUntil, moves, renewals, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (moved === undefined) throw new Error('The database did not return the booking it moved.');
  await audit(tx, {
    actor,
    action: 'booking.moved',
    subjectId: booking.id,
    before: { eventDate: booking.eventDate, moves: booking.moves },
    after: { eventDate: day, moves },
  });
  await announceMove(tx, moved, booking.eventDate, by);
  return moved;
}

/** Requires a valid day that is neither past nor too far ahead. Throws ProblemError 422. */
function requireBookable(day: string, now: Date): void {
  const problem = dayProblem(day, todayInKigali(now));
  if (problem !== undefined) {
    throw new ProblemError(422, correctFieldsMessage, { fields: { eventDate: problem } });
  }
}

async function announceMove(
  tx: Transaction,
  booking: Booking,
  before: string | null,
  by: Moving['by'],
): Promise<void> {
  const lines = await linesOf(tx, booking.id);
  const change = { booking, lines, before, plan: await planOf(tx, booking.id) };
  const link = await bookingLink(tx, booking.id);
  await enqueueMail(tx, bookingMovedMail(change, link));
  await enqueueTexts(tx, [bookingMovedText(booking, by, link)]);
  if (by === 'studio') return;
  await enqueueMail(tx, bookingMovedStaffMail(change));
  const from = before === null ? 'an open date' : formatDate(before);
  await notify(tx, {
    kind: 'booking',
    text: `${booking.name} moved booking ${booking.reference} from ${from} to ${formatDate(booking.eventDate ?? '')}. Please check the people and equipment it needs on that date.`,
    dedupeKey: `booking-moved:${booking.id}:${booking.revision}`,
    subjectId: booking.id,
  });
}
