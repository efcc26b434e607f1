import type { SessionTime } from '#src/domain/booking/day/session-time.ts';
import { hourSentence, startText } from '#src/domain/booking/day/session-words.ts';
import { kindNouns } from '#src/domain/booking/fee/fee.ts';
import { type HeldMoney, type Refund, refundSentence, staffRefundText } from '#src/domain/booking/refund.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { dueSinceMoveSentence } from '#src/domain/payment/plan-change-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { askOnPagePart, greeting, heading, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { calendarAttachments } from '../calendar.ts';
import {
  bookingFacts,
  contactFacts,
  openBookingLink,
  orderPart,
  refundParts,
  whenText,
} from '../mail-parts.ts';
import { planFacts } from '../plan/plan-facts.ts';

interface Move {
  /** Has a day. */
  booking: Booking;
  lines: BookingLine[];
  before: SessionTime;
  /** As of the new day, before which some parts are due. */
  plan: readonly PlanPart[];
}

export interface Cancellation {
  booking: Booking;
  lines: BookingLine[];
  refund: Refund;
  money: HeldMoney;
  by: 'client' | 'studio';
  /** Reason shown to the client; empty when none is needed. */
  reason: string;
  /** RWF of the payment request that may still be approved on a phone. */
  onPhone?: number | undefined;
}

export const calendarHint = paragraph('The calendar file in this email replaces any earlier one.');

export function bookingMovedMail({ booking, lines, before, plan }: Move, link: MailLink): Mail {
  const start = startText(booking.eventDate ?? '', booking);
  const was = before.eventDate === null ? '' : ` instead of ${startText(before.eventDate, before)}`;
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

export function hourChangedMail({ booking, lines, before }: Omit<Move, 'plan'>, link: MailLink): Mail {
  const { id, name, reference, revision, eventDate, startTime } = booking;
  const told = hourSentence(eventDate ?? '', booking);
  const was = before.startTime === null ? '' : ` Before, it was to start at ${before.startTime}.`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-hour:${id}:${revision}`,
    subject:
      startTime === null
        ? `Your booking ${reference} has no time yet`
        : `Your booking ${reference} is on ${startText(eventDate ?? '', booking)}`,
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

/** A booking that only holds its slot has its own deadline. */
function duePart({ heldUntil }: Booking, plan: readonly PlanPart[]): MailPart[] {
  const sentence = heldUntil === null ? dueSinceMoveSentence(plan, todayInKigali(new Date())) : undefined;
  return sentence === undefined ? [] : [paragraph(sentence)];
}

export function bookingMovedStaffMail({ booking, lines, before }: Omit<Move, 'plan'>): Mail {
  const start = startText(booking.eventDate ?? '', booking);
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

export function bookingCancelledMail(
  { booking, lines, refund, money, by, reason, onPhone }: Cancellation,
  link: MailLink,
): Mail {
  const what = kindNouns[booking.kind];
  const done =
    by === 'client'
      ? `As you asked, we have cancelled this ${what}.`
      : `We are sorry: we have cancelled this ${what}.`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-cancelled:${booking.id}`,
    subject: `Your ${what} ${booking.reference} is cancelled`,
    preview: refundSentence(refund, money, booking),
    heading: `Your ${what} is cancelled`,
    parts: [
      greeting(booking.name),
      paragraph(done),
      ...(reason === '' ? [] : [paragraph(reason)]),
      bookingFacts(booking),
      heading('Your refund'),
      paragraph(refundSentence(refund, money, booking)),
      ...(onPhone === undefined ? [] : [paragraph(pendingRequestWarning(onPhone))]),
      { ...link, label: `See the cancelled ${what}` },
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

function pendingRequestWarning(amount: number): string {
  return `The payment request of ${formatMoney(amount)} may still be on the phone. Please decline it. If it is approved after all, we will refund all of it.`;
}

export function bookingCancelledStaffMail({ booking, lines, refund, money, by }: Cancellation): Mail {
  const who = by === 'client' ? `${booking.name} cancelled` : `We cancelled the booking of ${booking.name}`;
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `booking-cancelled-staff:${booking.id}`,
      subject: `Cancelled: booking ${booking.reference}`,
      preview: `${who}. ${staffRefundText(refund, money)}.`,
      heading: 'A booking was cancelled',
      parts: [
        paragraph(`${staffRefundText(refund, money)}.`),
        bookingFacts(booking, contactFacts(booking)),
        orderPart(booking, lines, 'Total'),
      ],
      attachments: calendarAttachments(booking, lines),
    },
    openBookingLink(booking),
  );
}
