import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, formatDate, kigaliMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { shortDay } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, textWithoutEmail } from '../booking-text.ts';
import {
  bookingFacts,
  holdDeadlinePart,
  namedLink,
  offeredLines,
  orderPart,
  refundParts,
} from '../mail-parts.ts';
import { agreedFacts, planFacts } from '../plan/plan-facts.ts';
import type { Offer } from './offer-queries.ts';

interface Offered {
  booking: Booking;
  lines: BookingLine[];
  offer: Offer;
  /** True when an earlier offer was open. */
  replaces: boolean;
  /** Parts in which it is paid. */
  parts: readonly AgreedPart[];
}

export function offerMail({ booking, lines, offer, replaces, parts }: Offered, link: MailLink): Mail {
  const sum = formatMoney(offer.total);
  const until = formatDate(offer.lastDay);
  const agreed = { ...booking, total: offer.total, agreedAt: offer.createdAt };
  const fee = booking.kind === 'fee';
  const costs = fee ? `The fee is ${sum}` : `Your booking costs ${sum}, with everything listed below`;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-offer:${offer.id}`,
    subject: fee
      ? `Your fee: ${lines[0]?.label}, ${sum}`
      : `Our price for booking ${booking.reference}: ${sum}`,
    preview: `${sum}, until ${until}. Accept it and pay by mobile money.`,
    heading: fee ? 'Your fee' : 'Our price for your booking',
    parts: [
      greeting(booking.name),
      paragraph(
        `${replaces ? `We have changed our offer: ${costs.charAt(0).toLowerCase()}${costs.slice(1)}` : costs}. ${fee ? `Please pay it by ${until}.` : `The offer ends on ${until}.`}`,
      ),
      ...(offer.message === '' ? [] : [paragraph(offer.message)]),
      bookingFacts(booking, { [fee ? 'Pay by' : 'Offer ends']: until }),
      orderPart(agreed, offeredLines(lines, offer.prices), 'Total'),
      ...agreedFacts(parts, booking),
      paragraph(
        `The button opens your ${fee ? 'fee' : 'booking'}. There you can accept the price; we’ll then send the payment request to your phone. We have not charged anything.`,
      ),
      ...holdDeadlinePart(booking, 'Accept the offer and pay before then to keep it.'),
      { ...link, label: fee ? 'See and pay the fee' : 'See and accept the offer' },
      ...refundParts(booking),
      askOnPagePart,
    ],
  });
}

export function offerWithdrawnMail(booking: Booking, offer: Offer, link: MailLink): Mail {
  const sum = formatMoney(offer.total);
  const fee = booking.kind === 'fee';
  const withdrawn = fee
    ? `We have withdrawn our request for the fee of ${sum}`
    : `We have withdrawn our offer of ${sum}, so you can no longer accept it`;
  const kept = fee
    ? 'If that changes, we’ll email or call you.'
    : 'We have kept your request: we’ll send you a new price, or call you.';
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-offer-withdrawn:${offer.id}`,
    subject: fee
      ? `You do not have to pay the fee ${booking.reference} now`
      : `We have withdrawn our price for booking ${booking.reference}`,
    preview: `${fee ? 'The fee' : 'Our offer'} of ${sum} is withdrawn. There is nothing to pay.`,
    heading: fee ? 'There is nothing to pay now' : 'We have withdrawn our offer',
    parts: [
      greeting(booking.name),
      paragraph(`${withdrawn}. We have not charged anything, and there is nothing to pay. ${kept}`),
      bookingFacts(booking),
      namedLink({ ...link, label: 'See your booking' }, booking),
      askOnPagePart,
    ],
  });
}

/** Composes the client's confirmation of the price. */
export function offerAcceptedMail(
  { booking, lines, plan }: Pick<Offered, 'booking' | 'lines'> & { plan: readonly PlanPart[] },
  phone: string,
  link: MailLink,
): Mail {
  const sum = formatMoney(booking.total);
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-offer-accepted:${booking.id}`,
    subject: `You accepted the price for booking ${booking.reference}`,
    preview: `${sum}. The payment request is on its way to ${phone}.`,
    heading: 'We have agreed the price',
    parts: [
      greeting(booking.name),
      paragraph(
        `Thank you. You accepted ${sum}. Approve the payment request on ${phone} with your mobile money PIN. Once it is paid, we’ll email you a payment confirmation.`,
      ),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      ...planFacts(plan),
      ...holdDeadlinePart(booking, 'Pay before then to keep it.'),
      namedLink(link, booking),
      ...refundParts(booking),
      askOnPagePart,
    ],
  });
}

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
