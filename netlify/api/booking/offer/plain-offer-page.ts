import type { Context } from 'hono';
import { html } from 'hono/html';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { hoursText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { paymentSentence } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { refundSentence } from '#src/domain/booking/refund.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { agreedRows, paidRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { linkedParts } from '#src/lib/words/messages.ts';
import { questionsPart, type RefusedQuestion } from '../../conversation/plain-questions.ts';
import type { Refusal } from '../../http/respond-with-error.ts';
import { type Html, respondWithPage } from '../../http/respond-with-page.ts';
import { help, paymentPageAddress, plainOfferAddress } from '../../payment/payment-page.ts';
import { partRows } from '../../plain/part-rows.ts';
import { hiddenField, plainField } from '../../plain/plain-fields.ts';
import { plainFormStyle } from '../../plain/plain-form-style.ts';
import { plainOfferWords } from './words/words.ts';

const pageWords = (language: Language) => wordsIn(language, plainOfferWords);

export function openBookingPage(
  c: Context,
  language: Language,
  link: string,
  refused?: Refusal,
): Response | Promise<Response> {
  const page = pageWords(language);
  return respondWithPage(c, {
    language,
    status: refused?.status ?? 200,
    heading: page.openHeading,
    isError: refused !== undefined,
    style: plainFormStyle,
    content: html`<form method="post" action="${plainOfferAddress}">
${hiddenField('language', language)}
${plainField(language, {
  name: 'link',
  label: page.link,
  hint: page.linkHint,
  error: refused?.error,
  value: link,
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 500,
})}
<p><button class="button">${page.open}</button></p>
</form>
${help(language)}`,
  });
}

/** Refusal of an acceptance or of a question, with what was typed. */
export type RefusedForm = Refusal & ({ phone: string } | { question: string });

interface Shown {
  link: string;
  refused?: RefusedForm | undefined;
  /** True once a question was stored. */
  isAsked?: boolean;
}

export function bookingPage(
  c: Context,
  booking: MyBooking,
  { link, refused, isAsked = false }: Shown,
): Response | Promise<Response> {
  const { language, reference, kind, order } = booking;
  const page = pageWords(language);
  const words = wordsIn(language, ownBookingWords);
  return respondWithPage(c, {
    language,
    status: refused?.status ?? (isAsked ? 201 : 200),
    heading: kind === 'fee' ? page.feeHeading : page.bookingHeading,
    isError: refused !== undefined,
    style: plainFormStyle,
    content: html`${refused && !fieldError(refused) ? html`<p class="notice wrong" role="alert">${refused.error}</p>` : ''}
${isAsked ? html`<p class="notice" role="status">${wordsIn(language, conversationWords).sent}</p>` : ''}
${kind === 'fee' ? emphasised((booking.status === 'cancelled' ? page.feeCancelled : page.fee)({ reference })) : sessionPart(booking)}
<ul class="lines">${order.lines.map(({ label, amount }) => html`<li class="line">${label} <span class="money">${amount}</span></li>`)}</ul>
<p class="total">${order.total.label}: <span class="money">${order.total.amount}</span></p>
${order.note ? html`<p class="small">${order.note}</p>` : ''}
${booking.status === 'cancelled' ? html`<p>${refundSentence(words, booking.cancel.refund, booking.cancel.money, booking)}</p>` : ''}
${booking.status === 'cancelled' ? '' : partRows(paidRows(wordsIn(language, planWords), booking.plan, todayInKigali(new Date())))}
<p>${paymentSentence(words, booking)}</p>
${offerPart(booking, { link, refused })}
${paymentLink(booking)}
${questionsPart(booking, { link, refused: refusedQuestion(refused) })}
${help(language)}`,
  });
}

function paymentLink({ language, payment, reference }: MyBooking) {
  const page = pageWords(language);
  if (payment.status === 'none' && payment.next === 0) return '';
  const label = payment.canRetry && payment.status !== 'pending' ? page.payNow : page.seePayment;
  return html`<p><a class="quiet" href="${paymentPageAddress(reference)}">${label}</a></p>`;
}

/** Sentence of the field at which a refused form is marked; undefined where it concerns no field. */
function fieldError(refused: RefusedForm): string | undefined {
  return refused.fields?.['phone' in refused ? 'phone' : 'text'];
}

function refusedQuestion(refused: RefusedForm | undefined): RefusedQuestion | undefined {
  if (refused === undefined || !('question' in refused)) return undefined;
  return { text: refused.question, error: fieldError(refused) };
}

function sessionPart(booking: MyBooking): Html {
  const { language, reference, kind, status, slot, location } = booking;
  const page = pageWords(language);
  const state = emphasised(page[stateKeys[status]]({ reference }));
  const place = location ? html`<p>${location}</p>` : '';
  if (kind === 'goods') return html`${state}${place}`;
  return html`${state}
<p>${dateText(booking)}</p>
${place}
${slot ? html`<p>${slotSentence(wordsIn(language, sessionWords), slot, new Date())}</p>` : ''}`;
}

const stateKeys = {
  pending: 'bookingPending',
  confirmed: 'bookingConfirmed',
  cancelled: 'bookingCancelled',
} as const;

function dateText(booking: MyBooking): string {
  const { language, eventDate: day } = booking;
  const page = pageWords(language);
  if (day === null) return page.dateOpen;
  const hours = hoursText(wordsIn(language, sessionWords), booking);
  return hours === undefined ? page.date({ day }) : page.dateAndHours({ day, hours });
}

/** Writes a sentence with its `<reference>` in bold. */
function emphasised(text: string): Html {
  const parts = linkedParts(text).map(({ text: part, link }) =>
    link === undefined ? part : html`<strong>${part}</strong>`,
  );
  return html`<p>${parts}</p>`;
}

function offerPart(booking: MyBooking, { link, refused }: Shown): Html | '' {
  const { language, kind, eventDate, offer } = booking;
  if (offer === undefined) return '';
  const page = pageWords(language);
  const words = wordsIn(language, ownBookingWords);
  const heading = html`<h2>${(kind === 'fee' ? page.feePrice : words.ourPrice)({ amount: offer.total })}</h2>`;
  if (offer.refused !== undefined) return html`${heading}<p>${refusalsIn(language)(offer.refused)}</p>`;
  return html`${heading}
${offer.message ? html`<blockquote>${offer.message}</blockquote>` : ''}
${offer.lines.length > 0 ? html`<ul class="lines">${offer.lines.map(({ label, amount }) => html`<li class="line">${label} <span class="money">${amount}</span></li>`)}</ul>` : ''}
${partRows(agreedRows(wordsIn(language, planWords), offer.parts, { session: eventDate, dated: kind === 'session' }))}
<p>${(kind === 'fee' ? page.feeTerms : words.offerTerms)({ day: offer.lastDay })}</p>
<form method="post" action="${plainOfferAddress}">
${hiddenField('language', language)}${hiddenField('link', link)}${hiddenField('offer', offer.id)}
${phoneField(booking, refused)}
<p><button class="button">${words.acceptAndPay({ amount: offer.parts[0]?.amount ?? offer.total })}</button></p>
</form>`;
}

function phoneField({ language, phone }: MyBooking, refused: Shown['refused']): Html {
  const words = wordsIn(language, ownBookingWords);
  return plainField(language, {
    name: 'phone',
    // A foreign number, as dancers may enrol with, cannot receive mobile money requests.
    label: phone === '' ? words.mobileMoneyNumber : words.otherNumber,
    hint: phone === '' ? undefined : words.otherNumberHint({ number: phone }),
    error: refused && 'phone' in refused ? fieldError(refused) : undefined,
    value: refused && 'phone' in refused ? refused.phone : '',
    optional: phone !== '',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: maxPhoneLength,
  });
}
