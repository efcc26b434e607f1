import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { UnrequestedBooking } from '#netlify/core/payment/attempt/payment-status.ts';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { paidSentence, receivedSentence } from '#src/domain/booking/answers-words.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Refusal } from '../http/respond-with-error.ts';
import { callLinks, type Html, respondWithPage } from '../http/respond-with-page.ts';
import { plainField } from '../plain/plain-fields.ts';
import { plainFormStyle } from '../plain/plain-form-style.ts';

export const plainOfferAddress = '/api/bookings/mine/page';

export function paymentPageAddress(reference: string): string {
  return `/api/payments/${encodeURIComponent(reference)}/page`;
}

export interface RefusedRetry extends Refusal {
  phone: string;
  /** As typed. */
  amount: string;
}

/** Renders a payment's page in its current state, without scripts; like /payment-success. */
export function paymentPage(
  c: Context,
  payment: PaymentStatusAnswer,
  refused?: RefusedRetry,
): Response | Promise<Response> {
  const { status } = payment.transaction;
  const { heading, content } = states[status](payment, refused);
  return respondWithPage(c, {
    status: (refused?.status ?? 200) as ContentfulStatusCode,
    heading,
    ...(refused && { titlePrefix: 'Error' }),
    style: plainFormStyle,
    content: html`${refused && !isOfField(refused) ? html`<p class="notice wrong" role="alert">${refused.error}</p>` : ''}
${content}
<p>${payment.booking.kind === 'fee' ? 'Fee' : 'Booking'} ${payment.booking.reference}, ${formatMoney(payment.transaction.amount)}.</p>
${help()}`,
  });
}

function isOfField({ fields }: RefusedRetry): boolean {
  return Boolean(fields?.['phone'] ?? fields?.['amount']);
}

/** Renders the page of a booking that awaits our price. */
export function requestPage(
  c: Context,
  reference: string,
  { slot, answersBy }: Pick<UnrequestedBooking, 'slot' | 'answersBy'>,
): Response | Promise<Response> {
  return respondWithPage(c, {
    heading: 'Booking submitted successfully!',
    content: html`<p>Your reference is <strong>${reference.toUpperCase()}</strong>.${slotText(slot)}</p>
<p>${receivedSentence[answersBy]} We have not charged anything.</p>
<p>Have we sent you a price? <a href="${plainOfferAddress}">Accept it here</a>.</p>
${help()}
<p><a class="button" href="/">Return to Home</a></p>`,
  });
}

/** Renders the page of a booking that no mobile money request was sent for. */
export function unrequestedPage(
  c: Context,
  reference: string,
  { kind, waits, paid, due, next, phone }: UnrequestedBooking,
  refused?: RefusedRetry,
): Response | Promise<Response> {
  return respondWithPage(c, {
    status: (refused?.status ?? 200) as ContentfulStatusCode,
    heading: waits === 'payment' ? `${formatMoney(due)} to pay` : 'Nothing to pay now',
    ...(refused && { titlePrefix: 'Error' }),
    style: plainFormStyle,
    content: html`${refused && !isOfField(refused) ? html`<p class="notice wrong" role="alert">${refused.error}</p>` : ''}<p>${kind === 'fee' ? 'Fee' : 'Booking'} ${reference.toUpperCase()}.${paid > 0 ? ` We have received ${formatMoney(paid)} so far.` : ''}</p>
${
  waits === 'payment'
    ? next > 0
      ? payForm({ reference, kind, phone, next }, refused, 'Pay by mobile money')
      : html`<p>To arrange the payment with us, ${callUs}.</p>`
    : html`<p>Have we sent you a price? <a href="${plainOfferAddress}">Accept it here</a>.</p>`
}
${help()}
<p><a class="button" href="/">Return to Home</a></p>`,
  });
}

export function unknownPaymentPage(c: Context, sentence: string): Response | Promise<Response> {
  return respondWithPage(c, {
    status: 404,
    heading: 'This link does not work',
    content: html`<p>${sentence}</p>${help()}`,
  });
}

type State = (payment: PaymentStatusAnswer, refused?: RefusedRetry) => { heading: string; content: Html };

const states: Record<PaymentStatusAnswer['transaction']['status'], State> = {
  pending: (payment, refused) => ({
    heading: payment.transaction.requested
      ? 'Approve the payment on your phone'
      : 'We will send you the payment request',
    content: html`<p>${payment.booking.kind === 'fee' ? '' : 'We have received your booking. '}${nextStep(payment.transaction.requested, payment.phone)}${slotText(payment.booking.slot)}</p>
${checkAgain(payment.booking.reference)}
${
  payment.booking.canRetry
    ? html`<h2>No request on your phone?</h2>
<p>Send another one, also to another number. Please approve only the newest: we will refund what arrives twice.</p>
${retryForm(payment, refused, 'Send another request')}`
    : ''
}`,
  }),
  successful: ({ booking: { reference, kind, needsDay, needsHour, answersBy, next }, phone }, refused) => ({
    heading: 'Payment Successful!',
    content: html`<p>${paidSentence[answersBy]}${kind === 'fee' ? '' : needsHour ? hourFollows : confirmationFollows}${needsDay ? dayFollows : ''}</p>
${next > 0 ? html`<h2>What is left to pay</h2>${payForm({ reference, kind, phone, next }, refused, 'Pay the next part')}` : ''}
<p><a class="button" href="/">Return to Home</a></p>`,
  }),
  failed: (payment, refused) => ({
    heading: 'Payment Failed',
    content: html`<p>${payment.transaction.reason ?? 'The payment did not go through.'}${keptText(payment.booking)}</p>
${payment.booking.canRetry ? retryForm(payment, refused) : html`<p>To arrange the payment with us, ${callUs}.</p>`}
<p>If you did approve it, check again in a moment.</p>
${checkAgain(payment.booking.reference, 'quiet')}`,
  }),
};

const hourFollows =
  ' We’ll contact you within 24 hours to confirm your booking and schedule the session with you.';

const confirmationFollows = ' We’ll contact you within 24 hours to confirm your booking.';

const dayFollows =
  ' Your booking has no date yet: choose one with the link in our message, or we’ll find one with you when we call.';

function keptText({ kind, slot }: PaymentStatusAnswer['booking']): string {
  return kind === 'fee' ? '' : slotText(slot) || ' Your booking is kept.';
}

/** Returns a sentence on when the held day expires, or an empty string if it cannot expire. */
function slotText(slot: Slot | undefined): string {
  return slot === undefined ? '' : ` ${slotSentence(slot, new Date())}`;
}

function nextStep(requested: boolean, phone: string): Html {
  if (requested)
    return html`A payment request is on its way to <strong>${phone}</strong>:
approve it with your mobile money PIN, then check here whether it has arrived.`;
  return html`Mobile money could not be reached, so we’ll send the payment request to <strong>${phone}</strong> as soon
as we can, and write to you once it is paid.`;
}

function checkAgain(reference: string, look: 'button' | 'quiet' = 'button'): Html {
  return html`<p><a class="${look}" href="${paymentPageAddress(reference)}">Check Again</a></p>`;
}

function retryForm(
  { booking: { reference, kind, next }, phone }: PaymentStatusAnswer,
  refused?: RefusedRetry,
  label = 'Try Again',
): Html {
  return payForm({ reference, kind, phone, next }, refused, label);
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
  { reference, kind, phone, next }: Payable,
  refused: RefusedRetry | undefined,
  label: string,
): Html {
  return html`<form method="post" action="${paymentPageAddress(reference)}">
${plainField({
  name: 'phone',
  label: phone === '' ? 'Mobile money number' : 'Pay from another number',
  hint:
    phone === ''
      ? undefined
      : `Leave this empty to get the payment request on ${phone}. ${kind === 'fee' ? 'You pay the fee only once.' : 'Your booking is kept: you are not booked twice.'}`,
  error: refused?.fields?.['phone'],
  value: refused?.phone ?? '',
  optional: phone !== '',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  maxLength: maxPhoneLength,
})}
${plainField({
  name: 'amount',
  label: 'Pay another amount, in RWF',
  hint: `Leave this empty to pay ${formatMoney(next)}.`,
  error: refused?.fields?.['amount'],
  value: refused?.amount ?? '',
  optional: true,
  inputMode: 'numeric',
})}
<p><button class="button">${label}: ${formatMoney(next)}</button></p>
</form>`;
}

export function help(): Html {
  return html`<p>Questions? You can ${callLinks}, or email
<a href="mailto:${site.emails.bookings}">${site.emails.bookings}</a>.</p>`;
}
