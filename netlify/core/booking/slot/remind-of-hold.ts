import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Hold, slotOf } from '#src/domain/availability/slot/slot.ts';
import { nextPart } from '#src/domain/payment/plan.ts';
import { dayPartOf, nextDaytime } from '#src/domain/sms/text-hours.ts';
import { db, type Transaction } from '../../database.ts';
import { eachInBatches } from '../../job/each-in-batches.ts';
import { type TimeLeft, timeOfRun } from '../../job/time-left.ts';
import { logError } from '../../log.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { textKey } from '../../sms/compose-text.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf, lockBooking } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { deleteExpiredHeldNetworks } from './hold-cap.ts';
import { holdEndsMail, holdEndsNews, holdEndsText } from './hold-mails.ts';
import { holdOf } from './hold-slot.ts';

const hourMs = 60 * 60 * 1000;
const aheadMs = 2 * hourMs;

const keyStart = 'booking-hold-ends';

/** Reminds clients before a hold ends, once per day and kind. Deletes ended holds' networks. */
export async function remindOfHolds(now: Date, timeLeft: TimeLeft = timeOfRun()): Promise<void> {
  // Bookings without a reminder for this day come first, so that reminded ones never starve them.
  for (const which of [notExists(mailOfDay()), exists(mailOfDay())])
    await eachInBatches(
      (after, limit) => endingSoon(now, and(which, gt(bookings.id, after)), limit),
      (id) => tryToRemind(id, now),
      timeLeft,
    );
  await deleteExpiredHeldNetworks();
}

async function tryToRemind(id: string, now: Date): Promise<void> {
  try {
    await db().transaction((tx) => remind(tx, id, now));
  } catch (error) {
    // One failed reminder must not block the others; the next run retries it.
    logError('A reminder of a held slot could not be written.', error, { bookingId: id });
  }
}

/** Selects the reminders already written for the booking's present day. */
function mailOfDay() {
  const key = sql`${keyStart} || ':' || ${bookings.id} || ':' || ${bookings.eventDate} || ':'`;
  return db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.subjectId, bookings.id), sql`starts_with(${outbox.dedupeKey}, ${key})`));
}

/** Returns until when holds that end are reminded of: two hours ahead, or in the evening all night. */
function remindedUntil(now: Date): Date {
  const isEvening = dayPartOf(now) === 'day' && dayPartOf(new Date(now.getTime() + hourMs)) === 'night';
  // At night no text leaves, and one that waits for the morning could come too late.
  return new Date((isEvening ? nextDaytime(now) : now).getTime() + aheadMs);
}

async function endingSoon(now: Date, which: SQL | undefined, limit: number): Promise<string[]> {
  const found = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        which,
        eq(bookings.status, 'pending'),
        gt(bookings.heldUntil, now),
        lte(bookings.heldUntil, remindedUntil(now)),
        isNotNull(bookings.eventDate),
        // The offer of a slot to a client who waited names its two hours.
        or(
          ne(bookings.source, 'waiting-list'),
          gt(bookings.heldUntil, sql`${bookings.createdAt} + interval '3 hours'`),
        ),
        // Deleting the account emptied both.
        or(ne(bookings.email, ''), ne(bookings.phone, '')),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Rechecks under the lock: it may have been paid, moved or cancelled since. */
async function remind(tx: Transaction, id: string, now: Date): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (booking === undefined || slotOf(booking, now)?.state !== 'held') return;
  const hold = await holdOf(tx, id, now);
  const dedupeKey = keyOf(booking, hold);
  if (await isReminded(tx, dedupeKey)) return;
  const part = nextPart(await planOf(tx, id));
  const open = part === undefined ? 0 : part.amount - part.paid;
  const told = { booking, hold, lines: await linesOf(tx, id), open };
  const link = await bookingLink(tx, booking);
  await enqueueMail(tx, holdEndsMail(told, dedupeKey, link));
  await enqueueTexts(tx, [
    holdEndsText(booking, dedupeKey, typeof hold === 'object' ? 'offer' : hold, open, link),
  ]);
  // Only the studio can set the missing price.
  if (hold === 'price')
    await notify(tx, { kind: 'booking', ...holdEndsNews(booking), dedupeKey, subjectId: id });
}

function keyOf({ id, eventDate }: Booking, hold: Hold): string {
  return `${keyStart}:${id}:${eventDate}:${typeof hold === 'object' ? `offer-${hold.lastDay}` : hold}`;
}

async function isReminded(tx: Transaction, dedupeKey: string): Promise<boolean> {
  const [message] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [dedupeKey, textKey(dedupeKey)]));
  return message !== undefined;
}
