import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import type { PaymentMethod } from '#src/domain/payment/ledger.ts';
import { failureRefusal, type PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { leftSentence } from '#src/domain/payment/plan-words.ts';
import { paymentShareWords } from '#src/domain/payment/share/words/words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
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
import { clientLanguage } from '../../client-language.ts';
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
import { lostForStaff } from '../../notification/notification-words.ts';
import { refusalsIn } from '../../refusal-words.ts';
import { siteUrl } from '../../site-url.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import type { PaymentMailWords } from '../words/en.ts';
import { paymentMailWords } from '../words/words.ts';
import { wasJustRequested } from './payment-texts.ts';

export interface Receipt {
  /** Id of the payment, or of its ledger entry. */
  key: string;
  /** RWF */
  amount: number;
  method: PaymentMethod;
  /** Number that paid by mobile money; masked if it is not the client's. */
  phone?: string;
  /** Paypack's reference. */
  transactionRef?: string | null;
  /** Day of money that staff recorded. */
  date?: string;
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
  return { key: id, amount, method: 'mobile-money', phone, transactionRef, justPaid };
}

/** Builds the receipt of a share, with the number of the person who paid masked. */
export function shareReceipt(payment: Payment, { name: payer }: { name: string }, amount: number): Receipt {
  const phone = hiddenPhone(payment.phone);
  return { ...mobileMoneyReceipt({ ...payment, phone }, amount), payer };
}

export function staffReceipt(
  key: string,
  { method, amount, date }: { method: PaymentMethod; amount: number; date: string },
): Receipt {
  return { key, amount, method, date, justPaid: false };
}

function receiptFacts(
  words: PaymentMailWords,
  { method, phone, transactionRef, date, payer }: Receipt,
): Record<string, string> {
  return {
    ...(payer !== undefined && { [words.paidBy]: payer }),
    [words.paidWith]: phone === undefined ? methodText(words, method) : words.mobileMoneyFrom({ phone }),
    ...(transactionRef && { [words.transaction]: transactionRef }),
    ...(date !== undefined && { [words.paidOn]: words.day({ day: date }) }),
  };
}

export function methodText(words: PaymentMailWords, method: PaymentMethod): string {
  return { 'mobile-money': words.mobileMoney, cash: words.cash, bank: words.bank }[method];
}

/** Composes the visitor's payment confirmation, not a tax invoice (docs/product.md, Payment result). */
export function paymentConfirmedMail(
  language: Language,
  { booking, lines, due, plan, lost }: PaidBooking,
  receipt: Receipt,
  link: MailLink,
): Mail {
  const words = wordsIn(language, paymentMailWords);
  const { reference } = booking;
  const { key, amount: sum, payer } = receipt;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-confirmed:${key}`,
    subject: words.receivedSubject({ sum, reference }),
    preview: due > 0 ? words.leftPreview({ due, reference }) : words.paidPreview({ reference }),
    heading: words.received,
    parts: [
      greeting(booking.name),
      paragraph(payer === undefined ? words.youPaid({ sum }) : words.payerPaid({ payer, sum })),
      bookingFacts(booking, { ...receiptFacts(words, receipt), ...leftToPay(words, due) }),
      orderPart(booking, lines, due > 0 ? words.total : words.totalPaid),
      ...planFacts(plan, language),
      heading(words.whatNext),
      ...lostParts(language, lost),
      paragraph(nextStep(words, booking, leftSentence(wordsIn(language, planWords), plan))),
      lost === undefined ? link : { ...link, label: words.chooseOtherDate },
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

function lostParts(language: Language, lost: DayAvailability | undefined) {
  if (lost === undefined) return [];
  const { day, closed, full } = lost;
  const words = wordsIn(language, paymentMailWords);
  if (closed !== undefined) return [paragraph(words.dateClosed({ ...contactValues, day, reason: closed }))];
  if (full === undefined) return [paragraph(words.dateFull({ ...contactValues, day }))];
  const names = wordsIn(language, paymentShareWords);
  const services = full.map((service) => names[service]);
  return [paragraph(words.dateFullFor({ ...contactValues, day, services }))];
}

/** Tells staff, who read English. */
function leftToPay(words: PaymentMailWords, due: number): Record<string, string> {
  return due > 0 ? { [words.leftToPay]: words.sum({ sum: due }) } : {};
}

function nextStep(words: PaymentMailWords, { kind, status }: Booking, left: string | undefined): string {
  if (kind === 'fee') return left ?? words.feePaid;
  if (status === 'confirmed' && left !== undefined) return `${words.bookingConfirmed} ${left}`;
  if (status === 'confirmed') return kind === 'goods' ? words.goodsConfirmed : words.sessionConfirmed;
  const confirms = kind === 'goods' ? words.weConfirmGoods : words.weConfirmSession;
  return `${left ?? words.bookingPaid} ${confirms}`;
}

export function paymentFailedMail(
  language: Language,
  booking: Booking,
  payment: Payment,
  failure: PaymentFailure,
  retryable: boolean,
  link: MailPart,
): Mail {
  const words = wordsIn(language, paymentMailWords);
  const reason = refusalsIn(language)(failureRefusal(failure));
  const isGone = failure === 'no-place';
  const kept = keptSentence(words, booking);
  const canTry = retryable && !isGone;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-failed:${payment.id}`,
    subject: words.failedSubject({ reference: booking.reference }),
    preview: canTry ? `${kept} ${words.canTryAgain}` : reason,
    heading: words.failed,
    parts: [
      greeting(booking.name),
      paragraph(isGone ? reason : `${reason} ${kept}`),
      bookingFacts(booking, {
        [words.amount]: words.sum({ sum: payment.amount }),
        [words.phone]: payment.phone,
      }),
      ...(canTry ? retryParts(words, booking) : []),
      link,
      askOnPagePart,
    ],
  });
}

function keptSentence(words: PaymentMailWords, booking: Booking): string {
  if (booking.kind === 'fee') return words.notCharged;
  const slot = slotOf(booking, new Date());
  return slot === undefined
    ? words.bookingKept
    : slotSentence(wordsIn(clientLanguage(booking), sessionWords), slot);
}

function retryParts(words: PaymentMailWords, booking: Booking) {
  const url = siteUrl(`/payment-success?ref=${booking.reference}&status=failed`, clientLanguage(booking));
  return [paragraph(words.tryAgain), action(words.tryAgainButton, url)];
}

export function paymentReturnsMail(
  language: Language,
  booking: Booking,
  payment: Payment,
  surplus: number,
): Mail {
  const words = wordsIn(language, paymentMailWords);
  if (surplus < payment.amount) return excessReturnsMail(words, booking, payment, surplus);
  const cancelled = booking.status === 'cancelled';
  const kind = booking.kind === 'fee' ? 'fee' : 'booking';
  const key = `${kind}${cancelled ? 'Cancelled' : 'Paid'}` as const;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${payment.id}`,
    subject: words[`${key}Subject`]({ sum: surplus, reference: booking.reference }),
    preview: cancelled ? words.cancelledPreview : words[`${kind}PaidPreview`],
    heading: words.refunding,
    parts: [
      greeting(booking.name),
      paragraph(words[`${key}Text`]({ sum: surplus, phone: payment.phone })),
      bookingFacts(booking, { [words.transaction]: payment.transactionRef ?? '' }),
      stayInTouchPart,
    ],
  });
}

function excessReturnsMail(
  words: PaymentMailWords,
  booking: Booking,
  { id, amount: paid, phone, transactionRef }: Payment,
  sum: number,
): Mail {
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${id}`,
    subject: words.excessSubject({ sum, reference: booking.reference }),
    preview: words.excessPreview,
    heading: words.refundingPart,
    parts: [
      greeting(booking.name),
      paragraph(words.excessText({ paid, sum, phone })),
      bookingFacts(booking, { [words.transaction]: transactionRef ?? '' }),
      stayInTouchPart,
    ],
  });
}

/** Tells the studio, which reads English. */
export function paymentReceivedMail(
  { booking, due, lost }: Omit<PaidBooking, 'lines' | 'plan'>,
  receipt: Receipt,
): Mail {
  const words = wordsIn('en', paymentMailWords);
  const { key, payer = booking.name } = receipt;
  const sum = formatMoney(receipt.amount);
  const waits = booking.status === 'pending' && booking.kind !== 'fee';
  const within = `${booking.name} expects to hear from us within 24 hours.`;
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `payment-received:${key}`,
      subject:
        lost === undefined
          ? `Paid: booking ${booking.reference}, ${sum}`
          : `Paid, needs a date: booking ${booking.reference}, ${sum}`,
      preview: `${payer} paid ${sum}.`,
      heading: due > 0 ? 'Part of a booking is paid' : 'A booking is paid',
      parts: [
        ...(waits ? [paragraph(within)] : []),
        ...(lost === undefined ? [] : [paragraph(lostForStaff(lost))]),
        bookingFacts(
          booking,
          {
            ...contactFacts(booking),
            Amount: sum,
            ...receiptFacts(words, receipt),
            ...leftToPay(words, due),
          },
          'en',
        ),
      ],
    },
    openBookingLink(booking),
  );
}
