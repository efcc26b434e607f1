import type { DatedSessionTime, SessionTime } from '#src/domain/booking/day/session-time.ts';
import { hourSentence, lengthText, startText } from '#src/domain/booking/day/session-words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { dueSinceMoveSentence } from '#src/domain/payment/plan-change-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { askOnPagePart, greeting, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import { shortDay } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, keptUntil, shortStart } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import {
  bookingFacts,
  calendarHint,
  contactFacts,
  openBookingLink,
  orderPart,
  refundParts,
  whenText,
} from '../mail-parts.ts';
import { planFacts } from '../plan/plan-facts.ts';

export type DatedBooking = Booking & DatedSessionTime;

interface Move {
  booking: DatedBooking;
  lines: BookingLine[];
  before: SessionTime;
  /** As of the new day, before which some parts are due. */
  plan: readonly PlanPart[];
}

export function bookingMovedMail({ booking, lines, before, plan }: Move, link: MailLink): Mail {
  const start = startText(wordsIn('en', sessionWords), booking);
  const was =
    before.eventDate === null
      ? ''
      : ` instead of ${startText(wordsIn('en', sessionWords), { ...before, eventDate: before.eventDate })}`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-moved:${booking.id}:${booking.revision}`,
    subject: `Your booking ${booking.reference} is now on ${start}`,
    preview: `We’ll see you on ${start}${was}.`,
    heading: 'Your session has moved',
    parts: [
      greeting(booking.name),
      paragraph(`Your session is now on ${start}${was}.`),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      ...planFacts(plan),
      ...duePart(booking, plan),
      calendarHint,
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

export function bookingMovedText(
  booking: DatedBooking,
  by: 'client' | 'studio',
  link: MailLink,
): TextMessage {
  const until = keptUntil(booking);
  return bookingText(booking, {
    event: `booking-moved:${booking.id}:${booking.revision}`,
    purpose: 'Booking moved',
    sentences: [
      `your session ${booking.reference} is now on ${shortStart(booking)}.`,
      until && `Date kept until ${until}.`,
    ],
    link,
    answers: by === 'client',
  });
}

export function hourChangedMail({ booking, lines, before }: Omit<Move, 'plan'>, link: MailLink): Mail {
  const { id, name, reference, revision, startTime } = booking;
  const told = hourSentence(wordsIn('en', sessionWords), booking);
  const was = before.startTime === null ? '' : ` Before, it started at ${before.startTime}.`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-hour:${id}:${revision}`,
    subject:
      startTime === null
        ? `Your booking ${reference} has no time yet`
        : `Your booking ${reference} is on ${startText(wordsIn('en', sessionWords), booking)}`,
    preview: told,
    heading: startTime === null ? 'We’ll agree another time with you' : 'The time of your session',
    parts: [
      greeting(name),
      paragraph(`${told}${was}`),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      calendarHint,
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

export function hourText(booking: DatedBooking, link: MailLink): TextMessage {
  const { id, reference, revision, eventDate, startTime, minutes } = booking;
  const session = `your session ${reference} on ${shortDay(eventDate)}`;
  return bookingText(booking, {
    event: `booking-hour:${id}:${revision}`,
    purpose: 'Time of the session',
    sentences:
      startTime === null || minutes === null
        ? [`${session} has no time yet.`, 'We will agree it with you.']
        : [
            `${session} starts at ${startTime}.`,
            `It takes ${lengthText(wordsIn('en', sessionWords), minutes)}.`,
          ],
    link,
    answers: false,
  });
}

/** A booking that only holds its slot has its own deadline. */
function duePart({ heldUntil }: Booking, plan: readonly PlanPart[]): MailPart[] {
  const sentence =
    heldUntil === null
      ? dueSinceMoveSentence(wordsIn('en', planWords), plan, todayInKigali(new Date()))
      : undefined;
  return sentence === undefined ? [] : [paragraph(sentence)];
}

export function bookingMovedStaffMail({ booking, lines, before }: Omit<Move, 'plan'>): Mail {
  const start = startText(wordsIn('en', sessionWords), booking);
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `booking-moved-staff:${booking.id}:${booking.revision}`,
      subject: `Moved: booking ${booking.reference} to ${start}`,
      preview: `${booking.name} moved the session to ${start}.`,
      heading: 'A booking was moved',
      parts: [
        bookingFacts(booking, {
          Before: whenText(before),
          ...contactFacts(booking),
        }),
        orderPart(booking, lines, 'Total'),
      ],
      attachments: calendarAttachments(booking, lines),
    },
    openBookingLink(booking),
  );
}
