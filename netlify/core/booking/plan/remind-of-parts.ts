import { and, asc, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { dayPartOf } from '#src/domain/sms/text-hours.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { db, type Transaction } from '../../database.ts';
import { eachInBatches } from '../../job/each-in-batches.ts';
import type { TimeLeft } from '../../job/time-left.ts';
import { logError } from '../../log.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { planParts } from '../../payment/plan/plan-part.table.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { bookings } from '../booking.table.ts';
import { lockBooking } from '../booking-queries.ts';
import { isErased } from '../erased.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { partDueMail, partDueText } from './part-mails.ts';

/** Days before a part is due on which the client is reminded; 0 is its day. */
const reminderDays = [3, 0] as const;

/** Sends one reminder for each open part on these days, never at night. The next hourly run resumes. */
export async function remindOfParts(now: Date, timeLeft?: TimeLeft): Promise<void> {
  if (dayPartOf(now) === 'night') return;
  for (const ahead of reminderDays) {
    const dueDay = addDays(todayInKigali(now), ahead);
    await eachInBatches(
      (after, limit) => unremindedOf(dueDay, ahead, after, limit),
      async (id) => {
        try {
          await db().transaction((tx) => remind(tx, id, dueDay, ahead));
        } catch (error) {
          // One failed reminder must not block the others; the next hourly run retries it.
          logError('A reminder of a part could not be written.', error, { bookingId: id });
        }
      },
      timeLeft,
    );
  }
}

const keyStart = 'booking-part-due';

const keyOf = (bookingId: string, dueDay: string, ahead: number) =>
  `${keyStart}:${bookingId}:${dueDay}:${ahead}`;

/**
 * Finds bookings with a part of this day and no reminder of it. A part due on the day of the
 * booking, or of the accepted offer, has its payment request and the warning of its hold.
 */
async function unremindedOf(dueDay: string, ahead: number, after: string, limit: number): Promise<string[]> {
  const key = sql`${keyStart} || ':' || ${bookings.id} || ':' || ${dueDay}::text || ':' || ${String(ahead)}::text`;
  const reminder = db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(or(eq(outbox.dedupeKey, key), eq(outbox.dedupeKey, sql`${key} || ':text'`)));
  const agreedOn = sql`(coalesce(${bookings.agreedAt}, ${bookings.createdAt}) at time zone 'Africa/Kigali')::date`;
  const found = await db()
    .selectDistinct({ id: bookings.id })
    .from(planParts)
    .innerJoin(bookings, eq(bookings.id, planParts.bookingId))
    .where(
      and(
        gt(bookings.id, after),
        sql`coalesce(${planParts.dueDay}, ${bookings.eventDate} - ${planParts.daysBefore}) = ${dueDay}::date`,
        sql`${agreedOn} < ${dueDay}::date`,
        ne(bookings.status, 'cancelled'),
        isNull(bookings.heldUntil),
        // Deleting the account emptied both.
        or(ne(bookings.email, ''), ne(bookings.phone, '')),
        notExists(reminder),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Rechecks under the lock: it may have been paid, moved or cancelled since. */
async function remind(tx: Transaction, id: string, dueDay: string, ahead: number): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (booking === undefined || booking.status === 'cancelled') return;
  if (isErased(booking) || booking.heldUntil !== null) return;
  const plan = await planOf(tx, id);
  const isOpen = plan.some((part) => part.dueDay === dueDay && part.paid < part.amount);
  if (!isOpen) return;
  const due = { booking, plan, dueDay, isToday: ahead === 0, dedupeKey: keyOf(id, dueDay, ahead) };
  const link = await bookingLink(tx, booking);
  await enqueueMail(tx, partDueMail(due, link));
  await enqueueTexts(tx, [partDueText(due, link)]);
}
