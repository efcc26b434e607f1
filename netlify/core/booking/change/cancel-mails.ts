import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type HeldMoney, type Refund, refundSentence, staffRefundText } from '#src/domain/booking/refund.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, greeting, heading, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, contactFacts, openBookingLink, orderPart } from '../mail-parts.ts';
import { changeWords } from './words/words.ts';

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
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const { reference } = booking;
  const isFee = booking.kind === 'fee';
  const refunded = refundSentence(wordsIn(language, ownBookingWords), refund, money, booking);
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-cancelled:${booking.id}`,
    subject: (isFee ? words.feeCancelledSubject : words.bookingCancelledSubject)({ reference }),
    preview: refunded,
    heading: isFee ? words.feeCancelledHeading : words.bookingCancelledHeading,
    parts: [
      greeting(booking.name),
      paragraph(words[cancelledBy(booking, by)]),
      ...(reason === '' ? [] : [paragraph(reason)]),
      bookingFacts(booking),
      heading(words.refundHeading),
      paragraph(refunded),
      ...(onPhone === undefined ? [] : [paragraph(words.requestOnPhone({ amount: onPhone }))]),
      { ...link, label: isFee ? words.seeCancelledFee : words.seeCancelledBooking },
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

function cancelledBy({ kind }: Booking, by: Cancellation['by']) {
  const what = kind === 'fee' ? 'feeCancelledBy' : 'bookingCancelledBy';
  return by === 'client' ? (`${what}Client` as const) : (`${what}Studio` as const);
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
  const words = wordsIn(clientLanguage(booking), changeWords);
  return bookingText(booking, {
    event: `booking-cancelled:${booking.id}`,
    purpose: 'Booking cancelled',
    sentences: [
      words[`${cancelledBy(booking, by)}Text`]({ reference: booking.reference }),
      ...(comesBack
        ? [exact === undefined ? words.refundToAgreeText : words.refundText({ amount: exact })]
        : []),
    ],
    link,
    answers: by === 'client',
  });
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
        bookingFacts(booking, contactFacts(booking), 'en'),
        orderPart(booking, lines, 'Total', 'en'),
      ],
      attachments: calendarAttachments(booking, lines, 'en'),
    },
    openBookingLink(booking),
  );
}
