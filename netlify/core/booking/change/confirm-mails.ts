import { startText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { confirmationUndoSeconds } from '#src/domain/booking/staff/staff-booking.ts';
import { type Balance, netPaidOf } from '#src/domain/payment/ledger.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { leftSentence } from '#src/domain/payment/plan-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { textKey } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, nextPartText, shortStart, textWithoutEmail } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, calendarHint, orderPart, refundParts } from '../mail-parts.ts';
import { planFacts } from '../plan/plan-facts.ts';

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
  const when = whenSentence(booking);
  return toVisitor(booking, 'bookings', {
    dedupeKey: confirmationKey(booking.id),
    delay: confirmationUndoSeconds,
    subject: `Your booking ${booking.reference} is confirmed`,
    preview: when,
    heading: 'Your booking is confirmed',
    parts: [
      greeting(booking.name),
      paragraph(`We have confirmed your booking. ${when}`),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      paragraph(moneySentence(balance, plan)),
      ...planFacts(plan),
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

function whenSentence({ kind, eventDate, startTime, minutes }: Booking): string {
  if (kind === 'goods') return 'We’ll tell you when it is ready.';
  if (eventDate === null) return 'We’ll agree the date with you.';
  return `We’ll see you on ${startText(wordsIn('en', sessionWords), { eventDate, startTime, minutes })}.`;
}

function moneySentence(balance: Balance, plan: readonly PlanPart[]): string {
  if (balance.charged === 0 && balance.paid === 0)
    return 'We’ll agree the price with you before you pay anything.';
  const left = leftSentence(wordsIn('en', planWords), plan);
  if (left !== undefined) return left;
  return netPaidOf(balance) > 0
    ? 'It is paid: there is nothing left to pay.'
    : 'We refunded what you paid: there is nothing left to pay.';
}

export function bookingLocationMail(
  { booking, lines }: Pick<Confirmation, 'booking' | 'lines'>,
  link: MailLink,
): Mail {
  const { name, location } = booking;
  const where = location === '' ? 'We’ll agree the location with you.' : `It is now at: ${location}`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-place:${booking.id}:${booking.revision}`,
    subject: `Your booking ${booking.reference} has a new location`,
    preview: where,
    heading: 'Your session has a new location',
    parts: [
      greeting(name),
      paragraph(`We have changed the location of your session. ${where}`),
      bookingFacts(booking),
      ...(booking.eventDate === null ? [] : [calendarHint]),
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
  const { reference, eventDate, startTime } = booking;
  const next = nextPartText(plan);
  return bookingText(booking, {
    event,
    purpose: 'Booking confirmed',
    sentences: [
      `booking ${reference} is confirmed${eventDate ? ` for ${shortStart({ ...booking, eventDate })}` : ''}.`,
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
    sentences: [`your session ${booking.reference} has a new location. See where:`],
    link,
    answers: false,
  });
}
