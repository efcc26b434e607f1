import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { servicesText } from '#src/domain/availability/services/day-services.ts';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { kindNouns } from '#src/domain/booking/fee/fee.ts';
import { methodName, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { leftSentence } from '#src/domain/payment/plan-words.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Booking, BookingLine } from '../../booking/booking-queries.ts';
import { calendarAttachments } from '../../booking/calendar.ts';
import {
  bookingFacts,
  contactFacts,
  openBookingLink,
  orderPart,
  refundParts,
} from '../../booking/mail-parts.ts';
import { planFacts } from '../../booking/plan/plan-facts.ts';
import {
  action,
  askOnPagePart,
  greeting,
  heading,
  paragraph,
  stayInTouchPart,
  toStudio,
  toVisitor,
} from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import { siteUrl } from '../../site-url.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import { failureSentence, type PaymentFailure } from '../attempt/payment-failure.ts';
import { wasJustRequested } from './payment-texts.ts';

export interface Receipt {
  /** Id of the payment, or of its ledger entry. */
  key: string;
  /** RWF */
  amount: number;
  facts: Record<string, string>;
  /** True if the client approved it a moment ago. */
  justPaid: boolean;
  /** Name of the person who paid by link; absent for the client. */
  payer?: string;
}

interface PaidBooking {
  booking: Booking;
  lines: BookingLine[];
  /** RWF still to be paid. */
  due: number;
  plan: readonly PlanPart[];
  /** Day lost because the money arrived late; the booking has none now. */
  lost?: DayAvailability | undefined;
}

/** Builds the receipt of mobile money; `amount` is the part that counts for the booking. */
export function mobileMoneyReceipt(payment: Payment, amount: number): Receipt {
  const { id, phone, transactionRef } = payment;
  const justPaid = wasJustRequested(payment);
  const paidWith = `${methodName('mobile-money')}, ${phone}`;
  return { key: id, amount, justPaid, facts: { 'Paid with': paidWith, Transaction: transactionRef ?? '' } };
}

/** Builds the receipt of a share, with the number of the person who paid masked. */
export function shareReceipt(payment: Payment, { name: payer }: { name: string }, amount: number): Receipt {
  const phone = hiddenPhone(payment.phone);
  const receipt = mobileMoneyReceipt({ ...payment, phone }, amount);
  return { ...receipt, payer, facts: { 'Paid by': payer, ...receipt.facts } };
}

export function staffReceipt(
  key: string,
  { method, amount, date }: { method: PaymentMethod; amount: number; date: string },
): Receipt {
  return {
    key,
    amount,
    justPaid: false,
    facts: { 'Paid with': methodName(method), 'Paid on': formatDate(date) },
  };
}

/** Composes the visitor's payment confirmation, not a tax invoice (docs/product.md, Payment result). */
export function paymentConfirmedMail(
  { booking, lines, due, plan, lost }: PaidBooking,
  { key, amount, facts, payer }: Receipt,
  link: MailLink,
): Mail {
  const sum = formatMoney(amount);
  const paid = due > 0 ? `There is ${formatMoney(due)} left to pay for` : 'You have paid';
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-confirmed:${key}`,
    subject: `Payment received: ${sum} for booking ${booking.reference}`,
    preview: `${paid} booking ${booking.reference}.`,
    heading: 'Payment received',
    parts: [
      greeting(booking.name),
      paragraph(
        payer === undefined
          ? `Thank you. We received your payment of ${sum}. Keep this email as your payment confirmation.`
          : `${payer} paid ${sum} for you with a link. Keep this email as your payment confirmation.`,
      ),
      bookingFacts(booking, { ...facts, ...leftToPay(due) }),
      orderPart(booking, lines, due > 0 ? 'Total' : 'Total paid'),
      ...planFacts(plan),
      heading('What happens next'),
      ...lostParts(lost),
      paragraph(nextStep(booking, leftSentence(wordsIn('en', planWords), plan))),
      lost === undefined ? link : { ...link, label: 'Choose another date' },
      ...refundParts(booking),
      askOnPagePart,
    ],
    // Removes a lost day from the client's calendar.
    attachments: calendarAttachments(
      lost === undefined ? booking : { ...booking, eventDate: lost.day, status: 'cancelled' },
      lines,
    ),
  });
}

function lostParts(lost: DayAvailability | undefined) {
  if (lost === undefined) return [];
  return [
    paragraph(
      `We are sorry: your payment arrived after we had stopped holding ${formatDate(lost.day)} for you, and that date is ${whyLost(lost)}. Your money is safe. Please choose another date with the button below, or ${callUs}. If no date suits you, cancel there and we will refund everything.`,
    ),
  ];
}

export function lostForStaff(lost: DayAvailability): string {
  return `The payment arrived after we had stopped holding its slot, and ${formatDate(lost.day)} is ${whyLost(lost)}: please find another date with the client.`;
}

function whyLost({ closed, full }: DayAvailability): string {
  if (closed !== undefined) return `closed now (${closed})`;
  return full === undefined ? 'fully booked by now' : `fully booked for ${servicesText(full)} by now`;
}

function leftToPay(due: number): Record<string, string> {
  return due > 0 ? { 'Left to pay': formatMoney(due) } : {};
}

function nextStep({ kind, status }: Booking, left: string | undefined): string {
  if (kind === 'fee') return left ?? 'Your fee is paid: there is nothing left to pay.';
  if (status === 'confirmed' && left !== undefined) return `Your booking is confirmed. ${left}`;
  if (status === 'confirmed')
    return kind === 'goods'
      ? 'Your booking is confirmed and paid. We’ll tell you when it is ready.'
      : 'Your booking is confirmed and paid. We look forward to seeing you.';
  const paid = left ?? 'Your booking is paid.';
  return kind === 'goods'
    ? `${paid} We’ll confirm it within 24 hours or refund you in full.`
    : `${paid} We’ll confirm it within 24 hours, with the time and the details of your session, or refund you in full.`;
}

export function paymentFailedMail(
  booking: Booking,
  payment: Payment,
  failure: PaymentFailure,
  retryable: boolean,
  link: MailPart,
): Mail {
  const isGone = failure === 'no-place';
  const kept = isGone ? '' : ` ${keptSentence(booking)}`;
  const canTry = retryable && !isGone;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-failed:${payment.id}`,
    subject: `Your payment for booking ${booking.reference} did not go through`,
    preview: canTry ? `${keptSentence(booking)} You can try the payment again.` : failureSentence(failure),
    heading: 'The payment did not go through',
    parts: [
      greeting(booking.name),
      paragraph(`${failureSentence(failure)}${kept}`),
      bookingFacts(booking, {
        Amount: formatMoney(payment.amount),
        Phone: payment.phone,
      }),
      ...(canTry ? retryParts(booking) : []),
      link,
      askOnPagePart,
    ],
  });
}

function keptSentence(booking: Booking): string {
  if (booking.kind === 'fee') return 'Nothing was charged.';
  const slot = slotOf(booking, new Date());
  return slot === undefined ? 'Your booking is kept.' : slotSentence(slot);
}

function retryParts(booking: Booking) {
  const url = siteUrl(`/payment-success?ref=${booking.reference}&status=failed`);
  return [
    paragraph('You can try again, with the same phone number or another:'),
    action('Try the payment again', url),
  ];
}

export function paymentReturnsMail(booking: Booking, payment: Payment, surplus: number): Mail {
  if (surplus < payment.amount) return excessReturnsMail(booking, payment, surplus);
  const sum = formatMoney(surplus);
  const cancelled = booking.status === 'cancelled';
  const what = kindNouns[booking.kind];
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${payment.id}`,
    subject: `We are refunding ${sum}: ${what} ${booking.reference} ${cancelled ? 'is cancelled' : 'was already paid'}`,
    preview: cancelled
      ? 'Your payment arrived after the cancellation. We will refund all of it.'
      : `Your ${what} was already paid. We will refund the second payment.`,
    heading: 'We are refunding your payment',
    parts: [
      greeting(booking.name),
      paragraph(
        `Your payment of ${sum} arrived after this ${what} was ${cancelled ? 'cancelled' : 'paid'}. We will refund all of it to ${payment.phone} within 5 to 10 business days. You do not have to do anything.`,
      ),
      bookingFacts(booking, { Transaction: payment.transactionRef ?? '' }),
      stayInTouchPart,
    ],
  });
}

function excessReturnsMail(booking: Booking, payment: Payment, surplus: number): Mail {
  const sum = formatMoney(surplus);
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${payment.id}`,
    subject: `We are refunding ${sum}: more arrived for booking ${booking.reference} than was left to pay`,
    preview: 'We will refund what you overpaid.',
    heading: 'We are refunding part of your payment',
    parts: [
      greeting(booking.name),
      paragraph(
        `Your payment of ${formatMoney(payment.amount)} was more than was left to pay. We will refund the ${sum} you overpaid, to ${payment.phone}, within 5 to 10 business days. You do not have to do anything.`,
      ),
      bookingFacts(booking, { Transaction: payment.transactionRef ?? '' }),
      stayInTouchPart,
    ],
  });
}

export function paymentReceivedMail(
  { booking, due, lost }: Omit<PaidBooking, 'lines' | 'plan'>,
  { key, amount, facts, payer = booking.name }: Receipt,
): Mail {
  const sum = formatMoney(amount);
  const waits = booking.status === 'pending' && booking.kind !== 'fee';
  const within = `${booking.name} expects to hear from us within 24 hours.`;
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `payment-received:${key}`,
      subject: `Paid${lost === undefined ? '' : ', needs a date'}: booking ${booking.reference}, ${sum}`,
      preview: `${payer} paid ${sum}.`,
      heading: due > 0 ? 'Part of a booking is paid' : 'A booking is paid',
      parts: [
        ...(waits ? [paragraph(within)] : []),
        ...(lost === undefined ? [] : [paragraph(lostForStaff(lost))]),
        bookingFacts(booking, { ...contactFacts(booking), Amount: sum, ...facts, ...leftToPay(due) }),
      ],
    },
    openBookingLink(booking),
  );
}
