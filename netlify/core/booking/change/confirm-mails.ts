import { confirmationUndoSeconds } from '#src/domain/booking/staff/staff-booking.ts';
import { type Balance, netPaidOf } from '#src/domain/payment/ledger.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { leftSentence } from '#src/domain/payment/plan-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { textKey } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, nextPartText, textWithoutEmail } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, calendarHint, orderPart, refundParts } from '../mail-parts.ts';
import { planFacts } from '../plan/plan-facts.ts';
import { bookingPartWords } from '../words/words.ts';
import type { ChangeWords } from './words/en.ts';
import { changeWords } from './words/words.ts';

interface Confirmation {
  booking: Booking;
  lines: BookingLine[];
  balance: Balance;
  plan: readonly PlanPart[];
}

export const confirmationKey = (bookingId: string) => `booking-confirmed:${bookingId}`;

/** Names the email and the text that tell the client of the confirmation. */
export const confirmationMessages = (bookingId: string) => [
  confirmationKey(bookingId),
  textKey(confirmationKey(bookingId)),
];

export function bookingConfirmedMail({ booking, lines, balance, plan }: Confirmation, link: MailLink): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const when = whenSentence(words, booking);
  return toVisitor(booking, 'bookings', {
    dedupeKey: confirmationKey(booking.id),
    delay: confirmationUndoSeconds,
    subject: words.confirmedSubject({ reference: booking.reference }),
    preview: when,
    heading: words.confirmedHeading,
    parts: [
      greeting(booking.name),
      paragraph(`${words.confirmed} ${when}`),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      paragraph(moneySentence(language, balance, plan)),
      ...planFacts(plan, clientLanguage(booking)),
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

function whenSentence(words: ChangeWords, { kind, eventDate, startTime }: Booking): string {
  if (kind === 'goods') return words.readyFollows;
  if (eventDate === null) return words.dateFollows;
  return words.seeYou({ start: { eventDate, startTime } });
}

function moneySentence(language: Language, balance: Balance, plan: readonly PlanPart[]): string {
  const words = wordsIn(language, changeWords);
  if (balance.charged === 0 && balance.paid === 0) return words.priceFollows;
  const left = leftSentence(wordsIn(language, planWords), plan);
  if (left !== undefined) return left;
  return netPaidOf(balance) > 0 ? words.allPaid : words.allRefunded;
}

export function bookingLocationMail(
  { booking, lines }: Pick<Confirmation, 'booking' | 'lines'>,
  link: MailLink,
): Mail {
  const words = wordsIn(clientLanguage(booking), changeWords);
  const { name, reference, location } = booking;
  const where = location === '' ? words.locationOpen : words.locationNow({ location });
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-place:${booking.id}:${booking.revision}`,
    subject: words.locationSubject({ reference }),
    preview: where,
    heading: words.locationHeading,
    parts: [
      greeting(name),
      paragraph(`${words.locationChanged} ${where}`),
      bookingFacts(booking),
      ...(booking.eventDate === null ? [] : [calendarHint(booking)]),
      link,
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

export function bookingConfirmedText(
  { booking, plan }: { booking: Booking; plan: readonly PlanPart[] },
  event: string,
  link: MailLink,
): TextMessage {
  const words = wordsIn(clientLanguage(booking), changeWords);
  const { reference, eventDate, startTime } = booking;
  const next = nextPartText(booking, plan);
  return bookingText(booking, {
    event,
    purpose: 'Booking confirmed',
    sentences: [
      eventDate === null
        ? words.confirmedText({ reference })
        : words.confirmedForText({ reference, start: { eventDate, startTime } }),
      // With an hour there is no room for the year of a part, which is due before the session.
      startTime === null ? next : next.replace(/ \d{4}\.$/, '.'),
    ],
    link,
    answers: false,
    delay: confirmationUndoSeconds,
  });
}

export function locationText(booking: Booking, link: MailLink): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `booking-place:${booking.id}:${booking.revision}`,
    purpose: 'New location',
    sentences: [wordsIn(clientLanguage(booking), changeWords).locationText({ reference: booking.reference })],
    link,
    answers: false,
  });
}
