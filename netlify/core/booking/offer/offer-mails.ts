import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, kigaliMoment } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { dateIn } from '#src/lib/words/formats.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, textWithoutEmail } from '../booking-text.ts';
import { bookedLabelIn } from '../fee/fee-label.ts';
import {
  bookingFacts,
  holdDeadlinePart,
  namedLink,
  offeredLines,
  orderPart,
  refundParts,
} from '../mail-parts.ts';
import { agreedFacts, planFacts } from '../plan/plan-facts.ts';
import { bookingPartWords } from '../words/words.ts';
import type { Offer } from './offer-queries.ts';
import { offerWords } from './words/words.ts';

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
  const language = clientLanguage(booking);
  const words = wordsIn(language, offerWords);
  const { total: amount, lastDay: day } = offer;
  const agreed = { ...booking, total: offer.total, agreedAt: offer.createdAt };
  const fee = booking.kind === 'fee';
  const costs = words[replaces ? (fee ? 'feeReplaced' : 'priceReplaced') : fee ? 'fee' : 'price']({ amount });
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-offer:${offer.id}`,
    subject: fee
      ? words.feeSubject({ name: lines[0] ? bookedLabelIn(language, lines[0]) : '', amount })
      : words.subject({ reference: booking.reference, amount }),
    preview: words.preview({ amount, day }),
    heading: fee ? words.feeHeading : words.heading,
    parts: [
      greeting(booking.name),
      paragraph(`${costs} ${(fee ? words.payBy : words.ends)({ day })}`),
      ...(offer.message === '' ? [] : [paragraph(offer.message)]),
      bookingFacts(booking, { [fee ? words.payByLabel : words.endsLabel]: dateIn(language, day) }),
      orderPart(agreed, offeredLines(lines, offer.prices), wordsIn(language, bookingPartWords).total),
      ...agreedFacts(parts, booking),
      paragraph(fee ? words.feeNext : words.next),
      ...holdDeadlinePart(booking, words.acceptToKeepDate),
      { ...link, label: fee ? words.seeFee : words.seeOffer },
      ...refundParts(booking),
      askOnPagePart,
    ],
  });
}

export function offerWithdrawnMail(booking: Booking, offer: Offer, link: MailLink): Mail {
  const words = wordsIn(clientLanguage(booking), offerWords);
  const { reference } = booking;
  const amount = offer.total;
  const fee = booking.kind === 'fee';
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-offer-withdrawn:${offer.id}`,
    subject: (fee ? words.feeWithdrawnSubject : words.withdrawnSubject)({ reference }),
    preview: (fee ? words.feeWithdrawnPreview : words.withdrawnPreview)({ amount }),
    heading: fee ? words.feeWithdrawnHeading : words.withdrawnHeading,
    parts: [
      greeting(booking.name),
      paragraph((fee ? words.feeWithdrawn : words.withdrawn)({ amount })),
      bookingFacts(booking),
      namedLink({ ...link, label: words.seeBooking }, booking),
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
  const language = clientLanguage(booking);
  const words = wordsIn(language, offerWords);
  const values = { amount: booking.total, phone };
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-offer-accepted:${booking.id}`,
    subject: words.acceptedSubject({ reference: booking.reference }),
    preview: words.acceptedPreview(values),
    heading: words.acceptedHeading,
    parts: [
      greeting(booking.name),
      paragraph(words.accepted(values)),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      ...planFacts(plan, clientLanguage(booking)),
      ...holdDeadlinePart(booking, words.payToKeepDate),
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
  const words = wordsIn(clientLanguage(booking), offerWords);
  const values = { reference: booking.reference, amount: offer.total, day: offer.lastDay };
  return bookingText(booking, {
    event: `booking-offer:${offer.id}`,
    purpose: booking.kind === 'fee' ? 'Fee' : 'Our price',
    sentences: [(booking.kind === 'fee' ? words.feeText : words.text)(values)],
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
  const words = wordsIn(clientLanguage(booking), offerWords);
  const withdrawn = booking.kind === 'fee' ? words.feeWithdrawnText : words.withdrawnText;
  return textWithoutEmail(booking, {
    event: `booking-offer-withdrawn:${offer.id}`,
    purpose: 'Price withdrawn',
    sentences: [withdrawn({ amount: offer.total, reference: booking.reference }), words.nothingToPayText],
    link,
    answers: false,
  });
}

export function offerAcceptedText(booking: Booking, link: MailLink): TextMessage[] {
  const { reference } = booking;
  return textWithoutEmail(booking, {
    event: `booking-offer-accepted:${booking.id}`,
    purpose: 'Price accepted',
    sentences: [
      wordsIn(clientLanguage(booking), offerWords).acceptedText({ amount: booking.total, reference }),
    ],
    link,
    answers: true,
  });
}
