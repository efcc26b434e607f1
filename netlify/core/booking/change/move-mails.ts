import type { DatedSessionTime, SessionTime } from '#src/domain/booking/day/session-time.ts';
import { hourSentence, lengthText, startText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { dueSinceMoveSentence } from '#src/domain/payment/plan-change-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, greeting, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, keptUntil } from '../booking-text.ts';
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
import { bookingPartWords } from '../words/words.ts';
import type { ChangeWords } from './words/en.ts';
import { changeWords } from './words/words.ts';

export type DatedBooking = Booking & DatedSessionTime;

interface Move {
  booking: DatedBooking;
  lines: BookingLine[];
  before: SessionTime;
  /** As of the new day, before which some parts are due. */
  plan: readonly PlanPart[];
}

export function bookingMovedMail({ booking, lines, before, plan }: Move, link: MailLink): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const { eventDate, startTime } = before;
  const was = eventDate === null ? undefined : { start: booking, before: { eventDate, startTime } };
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-moved:${booking.id}:${booking.revision}`,
    subject: words.movedSubject({ reference: booking.reference, start: booking }),
    preview: was ? words.movedFromPreview(was) : words.movedPreview({ start: booking }),
    heading: words.movedHeading,
    parts: [
      greeting(booking.name),
      paragraph(was ? words.movedFrom(was) : words.moved({ start: booking })),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      ...planFacts(plan, clientLanguage(booking)),
      ...duePart(booking, plan),
      calendarHint(booking),
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
  const words = wordsIn(clientLanguage(booking), changeWords);
  return bookingText(booking, {
    event: `booking-moved:${booking.id}:${booking.revision}`,
    purpose: 'Booking moved',
    sentences: [
      words.movedText({ reference: booking.reference, start: booking }),
      ...keptSentences(words, booking),
    ],
    link,
    answers: by === 'client',
  });
}

function keptSentences(words: ChangeWords, booking: Booking): string[] {
  const kept = keptUntil(booking);
  if (kept === undefined) return [];
  const { day, at } = kept;
  return [at === undefined ? words.keptUntilEndText({ day }) : words.keptUntilText({ day, at })];
}

export function hourChangedMail({ booking, lines, before }: Omit<Move, 'plan'>, link: MailLink): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const { id, name, reference, revision, startTime } = booking;
  const told = hourSentence(wordsIn(language, sessionWords), booking);
  const was = before.startTime === null ? '' : ` ${words.hourBefore({ at: before.startTime })}`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-hour:${id}:${revision}`,
    subject:
      startTime === null
        ? words.noHourSubject({ reference })
        : words.hourSubject({ reference, start: booking }),
    preview: told,
    heading: startTime === null ? words.noHourHeading : words.hourHeading,
    parts: [
      greeting(name),
      paragraph(`${told}${was}`),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      calendarHint(booking),
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

export function hourText(booking: DatedBooking, link: MailLink): TextMessage {
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const { id, reference, revision, eventDate: day, startTime, minutes } = booking;
  return bookingText(booking, {
    event: `booking-hour:${id}:${revision}`,
    purpose: 'Time of the session',
    sentences:
      startTime === null || minutes === null
        ? [words.noHourText({ reference, day }), words.hourFollowsText]
        : [
            words.hourText({ reference, day, at: startTime }),
            words.lengthText({ length: lengthText(wordsIn(language, sessionWords), minutes) }),
          ],
    link,
    answers: false,
  });
}

/** A booking that only holds its slot has its own deadline. */
function duePart(booking: Booking, plan: readonly PlanPart[]): MailPart[] {
  const sentence =
    booking.heldUntil === null
      ? dueSinceMoveSentence(wordsIn(clientLanguage(booking), planWords), plan, todayInKigali(new Date()))
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
        bookingFacts(booking, { Before: whenText(before, 'en'), ...contactFacts(booking) }, 'en'),
        orderPart(booking, lines, 'Total', 'en'),
      ],
      attachments: calendarAttachments(booking, lines, 'en'),
    },
    openBookingLink(booking),
  );
}
