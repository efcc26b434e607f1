import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { dayPartOf } from '#src/domain/sms/text-hours.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { addDays, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { hasSlot } from '../../availability/has-slot.ts';
import { clientLanguage } from '../../client-language.ts';
import { db, type Transaction } from '../../database.ts';
import { eachInBatches } from '../../job/each-in-batches.ts';
import type { TimeLeft } from '../../job/time-left.ts';
import { logError } from '../../log.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import { enqueueMail, type Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { enqueueTexts, type TextMessage } from '../../sms/enqueue-texts.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, type BookingLine, linesOf, lockBooking } from '../booking-queries.ts';
import { bookingText } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, orderPart } from '../mail-parts.ts';
import { bookingPartWords } from '../words/words.ts';
import { bookingLink } from './booking-key.ts';
import { reminderWords } from './words/words.ts';

/** Sends one reminder for each session tomorrow, never at night. The next hourly run resumes. */
export async function remindOfTomorrow(now: Date, timeLeft?: TimeLeft): Promise<void> {
  if (dayPartOf(now) === 'night') return;
  const tomorrow = addDays(todayInKigali(now), 1);
  await eachInBatches(
    (after, limit) => unremindedOn(tomorrow, after, limit),
    async (id) => {
      try {
        await db().transaction((tx) => remind(tx, id, tomorrow));
      } catch (error) {
        // One failed reminder must not block the others; the next hourly run retries it.
        logError('A reminder could not be written.', error, { bookingId: id });
      }
    },
    timeLeft,
  );
}

async function unremindedOn(day: string, after: string, limit: number): Promise<string[]> {
  const key = sql`'booking-reminder:' || ${bookings.id} || ':' || ${bookings.eventDate}`;
  const isAbout = or(eq(outbox.dedupeKey, key), eq(outbox.dedupeKey, sql`${key} || ':text'`));
  const found = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .leftJoin(outbox, isAbout)
    // Deleting the account emptied both.
    .where(
      and(
        ...[gt(bookings.id, after), eq(bookings.eventDate, day), hasSlot()],
        ...[or(ne(bookings.email, ''), ne(bookings.phone, '')), isNull(outbox.id)],
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Rechecks under the lock: it may have been moved, cancelled or lost its slot since. */
async function remind(tx: Transaction, id: string, day: string): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (booking === undefined || booking.eventDate !== day || !(await stillHasSlot(tx, id))) return;
  const link = await bookingLink(tx, booking);
  await enqueueMail(tx, reminderMail(booking, await linesOf(tx, id), day, link));
  await enqueueTexts(tx, [reminderText(booking, day, link)]);
}

async function stillHasSlot(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), hasSlot()));
  return found.length > 0;
}

function reminderMail(booking: Booking, lines: BookingLine[], day: string, link: MailPart): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, reminderWords);
  const { reference, startTime } = booking;
  const start = { eventDate: day, startTime };
  const tellUs = (startTime === null ? words.agreeTime : words.tellUs)(contactValues);
  return toVisitor(booking, 'bookings', {
    dedupeKey: reminderKey(booking.id, day),
    subject: words.tomorrowSubject({ studio: site.name }),
    preview: words.tomorrowPreview({ start, reference }),
    heading: words.tomorrowHeading,
    parts: [
      greeting(booking.name),
      paragraph(`${words.tomorrow({ start })} ${tellUs}`),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      link,
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

export function reminderText(booking: Booking, day: string, link: MailLink): TextMessage {
  const words = wordsIn(clientLanguage(booking), reminderWords);
  const { reference, startTime } = booking;
  return bookingText(booking, {
    event: reminderKey(booking.id, day),
    purpose: 'Session tomorrow',
    sentences: [
      // The year of tomorrow gives way to the hour.
      startTime === null
        ? words.tomorrowText({ reference, day })
        : words.tomorrowAtText({ reference, day, at: startTime }),
      startTime === null ? words.somethingUpText : words.cannotComeText,
    ],
    link,
    answers: false,
    usefulUntil: kigaliMoment(day),
  });
}

const reminderKey = (bookingId: string, day: string) => `booking-reminder:${bookingId}:${day}`;
