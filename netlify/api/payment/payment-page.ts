import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { UnrequestedBooking } from '#netlify/core/payment/attempt/payment-status.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { receivedText } from '#src/domain/booking/answers-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import type { PaymentPageWords } from '#src/domain/payment/page/words/en.ts';
import { paymentPageWords } from '#src/domain/payment/page/words/words.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { linked } from '../http/linked.ts';
import type { Refusal } from '../http/respond-with-error.ts';
import { contactLinks, type Html, respondWithPage } from '../http/respond-with-page.ts';
import { plainField } from '../plain/plain-fields.ts';
import { plainFormStyle } from '../plain/plain-form-style.ts';
import type { PlainPaymentWords } from './words/en.ts';
import { plainPaymentWords } from './words/words.ts';

export const plainOfferAddress = '/api/bookings/mine/page';

/** Address at which a booking is opened; the page reads its language from it. */
const offerAddressIn = (language: Language) =>
  language === 'en' ? plainOfferAddress : `${plainOfferAddress}?language=${language}`;

export function paymentPageAddress(reference: string): string {
  return `/api/payments/${encodeURIComponent(reference)}/page`;
}

export interface RefusedRetry extends Refusal {
  phone: string;
  /** As typed. */
  amount: string;
}

/** Language and words of the page that is rendered. */
interface Reader {
  language: Language;
  words: PaymentPageWords & PlainPaymentWords;
}

function readerOf(language: Language): Reader {
  return {
    language,
    words: { ...wordsIn(language, paymentPageWords), ...wordsIn(language, plainPaymentWords) },
  };
}

/** Renders a payment's page in its current state, without scripts; like /payment-success. */
export function paymentPage(
  c: Context,
  language: Language,
  payment: PaymentStatusAnswer,
  refused?: RefusedRetry,
): Response | Promise<Response> {
  const reader = readerOf(language);
  const { transaction, booking } = payment;
  const { reference } = booking;
  const { heading, content } = states[transaction.status](reader, payment, refused);
  const { feeWithAmount, bookingWithAmount } = reader.words;
  const name = booking.kind === 'fee' ? feeWithAmount : bookingWithAmount;
  return respondWithPage(c, {
    language,
    status: (refused?.status ?? 200) as ContentfulStatusCode,
    heading,
    isError: refused !== undefined,
    style: plainFormStyle,
    content: html`${refusalNotice(refused)}
${content}
<p>${name({ reference, amount: transaction.amount })}</p>
${help(language)}`,
  });
}

function refusalNotice(refused: RefusedRetry | undefined): Html | string {
  if (refused === undefined || refused.fields?.['phone'] || refused.fields?.['amount']) return '';
  return html`<p class="notice wrong" role="alert">${refused.error}</p>`;
}

/** Renders the page of a booking that awaits our price. */
export function requestPage(
  c: Context,
  language: Language,
  reference: string,
  { slot, answersBy }: Pick<UnrequestedBooking, 'slot' | 'answersBy'>,
): Response | Promise<Response> {
  const { words } = readerOf(language);
  const yourReference = words.yourReference({ reference: reference.toUpperCase() });
  return respondWithPage(c, {
    language,
    heading: words.bookingSubmitted,
    content: html`<p>${linked(yourReference, { strong })} ${slotText(language, slot)}</p>
<p>${receivedText(wordsIn(language, bookingWords), answersBy)} ${words.notCharged}</p>
<p>${linked(words.priceSent, { offer: offerAddressIn(language) })}</p>
${help(language)}
<p><a class="button" href="${hrefIn(language, '/')}">${words.home}</a></p>`,
  });
}

/** Renders the page of a booking that no mobile money request was sent for. */
export function unrequestedPage(
  c: Context,
  language: Language,
  reference: string,
  { kind, waits, paid, due, next, phone }: UnrequestedBooking,
  refused?: RefusedRetry,
): Response | Promise<Response> {
  const reader = readerOf(language);
  const { words } = reader;
  const name = (kind === 'fee' ? words.feeOf : words.bookingOf)({ reference: reference.toUpperCase() });
  return respondWithPage(c, {
    language,
    status: (refused?.status ?? 200) as ContentfulStatusCode,
    heading: waits === 'payment' ? words.toPay({ due }) : words.nothingToPay,
    isError: refused !== undefined,
    style: plainFormStyle,
    content: html`${refusalNotice(refused)}<p>${name}${paid > 0 ? ` ${words.receivedSoFar({ paid })}` : ''}</p>
${
  waits === 'payment'
    ? next > 0
      ? payForm(reader, { reference, kind, phone, next }, refused, words.pay)
      : html`<p>${words.arrange(contactValues)}</p>`
    : html`<p>${linked(words.priceSent, { offer: offerAddressIn(language) })}</p>`
}
${help(language)}
<p><a class="button" href="${hrefIn(language, '/')}">${words.home}</a></p>`,
  });
}

export function unknownPaymentPage(
  c: Context,
  language: Language,
  refusal: string,
): Response | Promise<Response> {
  return respondWithPage(c, {
    language,
    status: 404,
    heading: readerOf(language).words.linkUnknown,
    content: html`<p>${refusalsIn(language)(refusal)}</p>${help(language)}`,
  });
}

type State = (
  reader: Reader,
  payment: PaymentStatusAnswer,
  refused?: RefusedRetry,
) => { heading: string; content: Html };

const states: Record<PaymentStatusAnswer['transaction']['status'], State> = {
  pending: (reader, payment, refused) => {
    const { words } = reader;
    const { transaction, booking, phone } = payment;
    const next = transaction.requested ? words.requestOnItsWay : words.requestComes;
    return {
      heading: transaction.requested ? words.approveOnPhone : words.weSendRequest,
      content: html`<p>${booking.kind === 'fee' ? '' : `${words.bookingReceived} `}${linked(next({ phone }), { strong })} ${slotText(reader.language, booking.slot)}</p>
${checkAgain(words, booking.reference)}
${
  booking.canRetry
    ? html`<h2>${words.noRequest}</h2>
<p>${words.sendAnother}</p>
${retryForm(reader, payment, refused, words.sendAnotherRequest)}`
    : ''
}`,
    };
  },
  successful: (reader, { booking, phone }, refused) => {
    const { words, language } = reader;
    const { reference, kind, needsDay, needsHour, answersBy, next } = booking;
    const follows = needsHour ? words.weContactAndSchedule : words.weContactYou;
    const sentences = [
      answersBy === 'email' ? words.paidByEmail : words.paidByText,
      ...(kind === 'fee' ? [] : [follows]),
      ...(needsDay ? [words.dateMissing] : []),
    ];
    return {
      heading: words.paymentSuccessful,
      content: html`<p>${sentences.join(' ')}</p>
${next > 0 ? html`<h2>${words.leftToPay}</h2>${payForm(reader, { reference, kind, phone, next }, refused, words.payNextPart)}` : ''}
<p><a class="button" href="${hrefIn(language, '/')}">${words.home}</a></p>`,
    };
  },
  failed: (reader, payment, refused) => {
    const { words, language } = reader;
    const { transaction, booking } = payment;
    const reason = transaction.refused ? refusalsIn(language)(transaction.refused) : words.didNotGoThrough;
    const kept = booking.kind === 'fee' ? '' : slotText(language, booking.slot) || words.bookingKept;
    return {
      heading: words.paymentFailed,
      content: html`<p>${reason} ${kept}</p>
${booking.canRetry ? retryForm(reader, payment, refused, words.tryAgain) : html`<p>${words.arrange(contactValues)}</p>`}
<p>${words.ifApproved}</p>
${checkAgain(words, booking.reference, 'quiet')}`,
    };
  },
};

const strong = (words: string): Html => html`<strong>${words}</strong>`;

/** Returns a sentence on when the held day expires, or an empty string if it cannot expire. */
function slotText(language: Language, slot: Slot | undefined): string {
  return slot === undefined ? '' : slotSentence(wordsIn(language, sessionWords), slot, new Date());
}

function checkAgain(words: PaymentPageWords, reference: string, look: 'button' | 'quiet' = 'button'): Html {
  return html`<p><a class="${look}" href="${paymentPageAddress(reference)}">${words.checkAgain}</a></p>`;
}

type ButtonLabel = (values: { amount: number }) => string;

function retryForm(
  reader: Reader,
  { booking: { reference, kind, next }, phone }: PaymentStatusAnswer,
  refused: RefusedRetry | undefined,
  label: ButtonLabel,
): Html {
  return payForm(reader, { reference, kind, phone, next }, refused, label);
}

interface Payable {
  reference: string;
  kind: BookingKind;
  /** Masked number; empty if there is none. */
  phone: string;
  /** RWF */
  next: number;
}

function payForm(
  { language, words }: Reader,
  { reference, kind, phone, next }: Payable,
  refused: RefusedRetry | undefined,
  label: ButtonLabel,
): Html {
  const phoneHint = kind === 'fee' ? words.phoneForFee : words.phoneForBooking;
  return html`<form method="post" action="${paymentPageAddress(reference)}">
${plainField(language, {
  name: 'phone',
  label: phone === '' ? words.phone : words.otherNumber,
  hint: phone === '' ? undefined : phoneHint({ phone }),
  error: refused?.fields?.['phone'],
  value: refused?.phone ?? '',
  optional: phone !== '',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  maxLength: maxPhoneLength,
})}
${plainField(language, {
  name: 'amount',
  label: words.otherAmount,
  hint: words.otherAmountHint({ next }),
  error: refused?.fields?.['amount'],
  value: refused?.amount ?? '',
  optional: true,
  inputMode: 'numeric',
})}
<p><button class="button">${label({ amount: next })}</button></p>
</form>`;
}

export function help(language: Language): Html {
  const email = site.emails.bookings;
  const questions = wordsIn(language, plainPaymentWords).questions({ ...contactValues, email });
  return html`<p>${linked(questions, { ...contactLinks, email: `mailto:${email}` })}</p>`;
}
