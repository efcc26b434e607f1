import { randomUUID } from 'node:crypto';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import type { SessionHour } from '#src/domain/booking/day/session-time.ts';
import { lengthText, startText } from '#src/domain/booking/day/session-words.ts';
import { kindNouns } from '#src/domain/booking/fee/fee.ts';
import { confirmationUndoSeconds } from '#src/domain/booking/staff/staff-booking.ts';
import { nextPart, type PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, kigaliMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { MailLink } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import { composeText, lostLinkStart, shortDay, textKey, withShortMonths } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import type { Booking } from './booking-queries.ts';

/** News of a booking: sentences in the order of their weight, and the event whose email tells it too. */
interface News extends Pick<TextMessage, 'purpose' | 'answers' | 'delay'> {
  event: string;
  sentences: string[];
  link: Pick<MailLink, 'url'>;
  usefulUntil?: Date | undefined;
}

/** Writes a text to the phone of a booking. */
export function bookingText(
  { id, phone }: Pick<Booking, 'id' | 'phone'>,
  { event, sentences, link, usefulUntil, ...text }: News,
): TextMessage {
  return {
    ...text,
    ...(usefulUntil && { usefulUntil }),
    dedupeKey: textKey(event),
    subjectId: id,
    recipient: phone,
    text: composeText(sentences, link.url),
  };
}

/** Returns the text only for a client without an email address, who would not hear of it otherwise. */
export function textWithoutEmail(
  booking: Pick<Booking, 'id' | 'phone' | 'email'>,
  news: News,
): TextMessage[] {
  return booking.email === '' ? [bookingText(booking, news)] : [];
}

export function bookingReceivedText(
  booking: Booking,
  next: string,
  plan: readonly PlanPart[],
  link: MailLink,
): TextMessage {
  const { reference } = booking;
  const until = keptUntil(booking);
  const received = `booking ${reference} received.`;
  const kept = until && `Date kept until ${until}.`;
  const [first] = plan;
  const what = first === undefined ? 'Pay' : `Pay ${formatMoney(first.amount)}`;
  const pay = until ? `${what} by ${until} to keep your date.` : `${what} on your phone.`;
  const sentences: Record<string, string[]> = {
    'wait-for-price': [`request ${reference} received.`, 'Price within 24 hours.', kept],
    paid: [`booking ${reference} and payment received.`, 'We confirm within 24 hours.'],
    'pay-later': [received, 'We confirm within 24 hours.', kept],
  };
  return bookingText(booking, {
    event: `booking-received:${booking.id}`,
    purpose: 'Booking received',
    sentences: sentences[next] ?? [received, pay],
    link,
    answers: true,
  });
}

export function holdEndsText(
  booking: Booking,
  dedupeKey: string,
  hold: 'payment' | 'price' | 'offer',
  due: number,
  link: MailLink,
): TextMessage {
  const { heldUntil } = booking;
  const next = {
    payment: `Pay ${formatMoney(due)} before then:`,
    price: 'Please tell us to keep it longer:',
    offer: 'Accept our price before then:',
  };
  return bookingText(booking, {
    event: dedupeKey,
    purpose: 'Date kept only until',
    sentences: [`your date is kept only until ${untilOf(heldUntil)}. ${next[hold]}`],
    link,
    answers: false,
    usefulUntil: heldUntil ?? undefined,
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
      `booking ${reference} is confirmed${eventDate ? ` for ${shortStart(eventDate, booking)}` : ''}.`,
      // With an hour there is no room for the year of a part, which is due before the session.
      startTime === null ? next : next.replace(/ \d{4}\.$/, '.'),
    ],
    link,
    answers: false,
    delay: confirmationUndoSeconds,
  });
}

/** States what is left to pay next, as short as it can be said; empty once all is paid. */
export function nextPartText(plan: readonly PlanPart[]): string {
  const next = nextPart(plan);
  if (next === undefined) return '';
  const sum = formatMoney(next.amount - next.paid);
  return next.dueDay === null || plan.length < 2
    ? `Left to pay: ${sum}.`
    : `Please pay ${sum} by ${shortDay(next.dueDay)}.`;
}

export function bookingMovedText(booking: Booking, by: 'client' | 'studio', link: MailLink): TextMessage {
  const until = keptUntil(booking);
  return bookingText(booking, {
    event: `booking-moved:${booking.id}:${booking.revision}`,
    purpose: 'Booking moved',
    sentences: [
      `your session ${booking.reference} is now on ${shortStart(booking.eventDate ?? '', booking)}.`,
      until && `Date kept until ${until}.`,
    ],
    link,
    answers: by === 'client',
  });
}

export function hourText(booking: Booking, link: MailLink): TextMessage {
  const { id, reference, revision, eventDate, startTime, minutes } = booking;
  const session = `your session ${reference} on ${shortDay(eventDate ?? '')}`;
  return bookingText(booking, {
    event: `booking-hour:${id}:${revision}`,
    purpose: 'Time of the session',
    sentences:
      startTime === null || minutes === null
        ? [`${session} has no time yet.`, 'We will agree it with you.']
        : [`${session} starts at ${startTime}.`, `It takes ${lengthText(minutes)}.`],
    link,
    answers: false,
  });
}

interface Cancelled {
  booking: Booking;
  by: 'client' | 'studio';
  comesBack: boolean;
  /** RWF that comes back; undefined while costs have to be agreed. */
  exact: number | undefined;
}

export function bookingCancelledText(
  { booking, by, comesBack, exact }: Cancelled,
  link: MailLink,
): TextMessage {
  const what = kindNouns[booking.kind];
  return bookingText(booking, {
    event: `booking-cancelled:${booking.id}`,
    purpose: 'Booking cancelled',
    sentences: [
      by === 'client'
        ? `your ${what} ${booking.reference} is cancelled, as you asked.`
        : `we are sorry, we cancelled your ${what} ${booking.reference}.`,
      comesBack ? refundText(exact) : '',
    ],
    link,
    answers: by === 'client',
  });
}

function refundText(exact: number | undefined): string {
  return exact === undefined ? 'We will refund you: see how much.' : `We will refund ${formatMoney(exact)}.`;
}

export function reminderText(booking: Booking, day: string, link: MailLink): TextMessage {
  return bookingText(booking, {
    event: reminderKey(booking.id, day),
    purpose: 'Session tomorrow',
    sentences: [
      // The year of tomorrow gives way to the hour.
      `your session ${booking.reference} is tomorrow, ${shortStart(day, booking).replace(/ \d{4} at /, ' at ')}.`,
      booking.startTime === null
        ? 'Has something come up? Please tell us today.'
        : 'Cannot come? Please tell us today.',
    ],
    link,
    answers: false,
    usefulUntil: kigaliMoment(day),
  });
}

export const reminderKey = (bookingId: string, day: string) => `booking-reminder:${bookingId}:${day}`;

export function offerText(
  booking: Booking,
  offer: { id: string; total: number; lastDay: string },
  link: MailLink,
): TextMessage {
  const [sum, until] = [formatMoney(offer.total), shortDay(offer.lastDay)];
  return bookingText(booking, {
    event: `booking-offer:${offer.id}`,
    purpose: booking.kind === 'fee' ? 'Fee' : 'Our price',
    sentences: [
      booking.kind === 'fee'
        ? `your fee ${booking.reference} is ${sum}. Please pay it by ${until}:`
        : `our price is ${sum} until ${until}. See and accept it:`,
    ],
    link,
    answers: false,
    usefulUntil: kigaliMoment(addDays(offer.lastDay, 1)),
  });
}

export function bookingLinkText(booking: Booking, request: string, link: MailLink): TextMessage {
  const { reference, eventDate } = booking;
  return bookingText(booking, {
    event: `${lostLinkStart}${request}`,
    purpose: 'Link to the booking',
    sentences: [
      `your ${kindNouns[booking.kind]} ${reference}${eventDate ? ` on ${shortStart(eventDate, booking)}` : ''}:`,
    ],
    link,
    answers: true,
  });
}

/** Text that is written and deleted for a number without bookings, so that timing reveals nothing. */
export function noLinkText(number: string, request: string): TextMessage {
  return bookingText(
    { id: randomUUID(), phone: number },
    {
      event: `${lostLinkStart}${request}:none`,
      purpose: 'Link to the booking',
      sentences: ['your booking:'],
      link: { url: siteUrl('/booking') },
      answers: true,
    },
  );
}

export function offerWithdrawnText(
  booking: Booking,
  offer: { id: string; total: number },
  link: MailLink,
): TextMessage[] {
  const what = booking.kind === 'fee' ? 'our request for the fee' : 'our price';
  return textWithoutEmail(booking, {
    event: `booking-offer-withdrawn:${offer.id}`,
    purpose: 'Price withdrawn',
    sentences: [
      `we withdrew ${what} of ${formatMoney(offer.total)} for ${booking.reference}.`,
      'There is nothing to pay now.',
    ],
    link,
    answers: false,
  });
}

export function offerAcceptedText(booking: Booking, link: MailLink): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `booking-offer-accepted:${booking.id}`,
    purpose: 'Price accepted',
    sentences: [
      `thank you, you accepted ${formatMoney(booking.total)} for ${booking.reference}. See how to pay:`,
    ],
    link,
    answers: true,
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

export function linesChangedText(booking: Booking, total: string, link: MailLink): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `booking-lines:${booking.id}:${booking.revision}`,
    purpose: 'Order changed',
    sentences: [`we changed your booking ${booking.reference} as agreed. The total is now ${total}.`],
    link,
    answers: false,
  });
}

const shortStart = (day: string, session: SessionHour) => withShortMonths(startText(day, session));

/** End of an unpaid hold, as short as it can be said; empty when the slot cannot be lost. */
function keptUntil(booking: Booking): string {
  return slotOf(booking, new Date())?.state === 'held' ? untilOf(booking.heldUntil) : '';
}

/** Leaves the year out: a hold ends within weeks. */
const untilOf = (until: Date | null) =>
  withShortMonths(untilText(until ?? new Date())).replace(/ \d{4}$/, '');
