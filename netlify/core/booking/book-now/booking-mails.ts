import type { BookingSource } from '#src/domain/booking/booking-source.ts';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { formatMoney } from '#src/lib/money.ts';
import { askOnPagePart, greeting, heading, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, keptUntil } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import {
  bookingFacts,
  contactFacts,
  holdDeadlinePart,
  openBookingLink,
  orderPart,
  refundParts,
} from '../mail-parts.ts';
import { planFacts } from '../plan/plan-facts.ts';
import type { Settlement } from './accept-order.ts';

export type NextStep = 'approve-prompt' | 'wait-for-prompt' | 'wait-for-price' | 'paid' | 'pay-later';

const payFirst =
  'We have your booking. It is not confirmed yet. Two things are left: your payment, and our confirmation within 24 hours of it.';

const leftSentences: Record<NextStep, string> = {
  'approve-prompt': payFirst,
  'wait-for-prompt': payFirst,
  'wait-for-price':
    'We have your booking. It is not confirmed yet: we’ll contact you within 24 hours with our price. After that, your payment and our confirmation are left.',
  paid: 'We have your booking and your payment. It is not confirmed yet: we’ll confirm it within 24 hours.',
  'pay-later': 'We have your booking. It is not confirmed yet: we’ll confirm it within 24 hours.',
};

const nextSteps: Record<NextStep, (booking: Booking) => string> = {
  'approve-prompt': ({ phone }) =>
    `Approve the payment request on ${phone} with your mobile money PIN. Once it is paid, we’ll email you a payment confirmation.`,
  'wait-for-prompt': ({ phone }) =>
    `We’ll send the payment request to ${phone}. We have not charged anything yet.`,
  'wait-for-price': () =>
    'Part of your booking is marked “to confirm”. We’ll confirm the price with you first; we have not charged anything.',
  paid: () => 'There is nothing left to pay. Our confirmation is next.',
  'pay-later': ({ total }) =>
    `You pay ${formatMoney(total)} later, as agreed with us. We have not charged anything.`,
};

export function bookingReceivedMail(
  booking: Booking,
  lines: BookingLine[],
  next: NextStep,
  plan: readonly PlanPart[],
  link: MailPart,
): Mail {
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-received:${booking.id}`,
    subject: `We received your booking ${booking.reference}`,
    preview: `Booking ${booking.reference} is not confirmed yet.`,
    heading: 'We received your booking',
    parts: [
      greeting(booking.name),
      paragraph(leftSentences[next]),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      ...planFacts(plan),
      heading('What happens next'),
      paragraph(nextSteps[next](booking)),
      ...holdDeadlinePart(
        booking,
        leftSentences[next] === payFirst ? 'Pay before then to keep it.' : undefined,
      ),
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

/** Sentences for staff about how a client reached the one who booked. */
const reachedBy: Partial<Record<BookingSource, string>> = {
  phone: ' The client called.',
  whatsapp: ' The client wrote on WhatsApp.',
  'walk-in': ' The client came to the studio.',
};

export function newBookingNotice(booking: Booking, settlement: Settlement): string {
  const { name, reference, source, total } = booking;
  const amount = totalText({ total, fixed: settlement !== 'price' });
  const way = reachedBy[source] ?? '';
  return settlement === 'price'
    ? `${name} requested a price, ${amount} (${reference}).${way} Please offer one within 24 hours.`
    : `${name} booked for ${amount} (${reference}).${way}`;
}

export function newBookingMail(booking: Booking, lines: BookingLine[]): Mail {
  const message = booking.message === '' ? [] : [heading('Message'), paragraph(booking.message)];
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `booking-new:${booking.id}`,
      subject: `New booking ${booking.reference}`,
      preview: `${booking.name} booked; they expect to hear from us within 24 hours.`,
      heading: 'A new booking',
      parts: [bookingFacts(booking, contactFacts(booking)), orderPart(booking, lines, 'Total'), ...message],
      attachments: calendarAttachments(booking, lines),
    },
    openBookingLink(booking),
  );
}

export function bookingReceivedText(
  booking: Booking,
  next: NextStep,
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
  const sentences: Partial<Record<NextStep, string[]>> = {
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
