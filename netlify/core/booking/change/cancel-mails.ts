import { kindNouns } from '#src/domain/booking/fee/fee.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type HeldMoney, type Refund, refundSentence, staffRefundText } from '#src/domain/booking/refund.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { askOnPagePart, greeting, heading, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, contactFacts, openBookingLink, orderPart } from '../mail-parts.ts';

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
    preview: refundSentence(wordsIn('en', ownBookingWords), refund, money, booking),
    heading: `Your ${what} is cancelled`,
    parts: [
      greeting(booking.name),
      paragraph(done),
      ...(reason === '' ? [] : [paragraph(reason)]),
      bookingFacts(booking),
      heading('Your refund'),
      paragraph(refundSentence(wordsIn('en', ownBookingWords), refund, money, booking)),
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

interface CancelledText {
  booking: Booking;
  by: 'client' | 'studio';
  comesBack: boolean;
  /** RWF that comes back; undefined while costs have to be agreed. */
  exact: number | undefined;
}

export function bookingCancelledText(
  { booking, by, comesBack, exact }: CancelledText,
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

export function bookingCancelledStaffMail({ booking, lines, refund, money, by }: Cancellation): Mail {
  const who = by === 'client' ? `${booking.name} cancelled` : `We cancelled the booking of ${booking.name}`;
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `booking-cancelled-staff:${booking.id}`,
      subject: `Cancelled: booking ${booking.reference}`,
      preview: `${who}. ${staffRefundText(refund, money)}`,
      heading: 'A booking was cancelled',
      parts: [
        paragraph(staffRefundText(refund, money)),
        bookingFacts(booking, contactFacts(booking)),
        orderPart(booking, lines, 'Total'),
      ],
      attachments: calendarAttachments(booking, lines),
    },
    openBookingLink(booking),
  );
}
