import type { Context } from 'hono';
import { html } from 'hono/html';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { kindNouns } from '#src/domain/booking/fee/fee.ts';
import { paymentSentence, statusWords } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { questionSent } from '#src/domain/conversation/conversation-words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { agreedRows, paidRows } from '#src/domain/payment/plan-words.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { questionsPart, type RefusedQuestion } from '../../conversation/plain-questions.ts';
import type { Refusal } from '../../http/respond-with-error.ts';
import { type Html, respondWithPage } from '../../http/respond-with-page.ts';
import { help, paymentPageAddress, plainOfferAddress } from '../../payment/payment-page.ts';
import { partRows } from '../../plain/part-rows.ts';
import { hiddenField, plainField } from '../../plain/plain-fields.ts';
import { plainFormStyle } from '../../plain/plain-form-style.ts';

export function openBookingPage(c: Context, link: string, refused?: Refusal): Response | Promise<Response> {
  return respondWithPage(c, {
    status: refused?.status ?? 200,
    heading: 'Open your booking',
    ...(refused && { titlePrefix: 'Error' }),
    style: plainFormStyle,
    content: html`<form method="post" action="${plainOfferAddress}">
${plainField({
  name: 'link',
  label: 'Link from our message',
  hint: 'Copy the link under “See, move or cancel your booking” or “See and accept the offer”, and paste it here.',
  error: refused?.error,
  value: link,
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 500,
})}
<p><button class="button">Open the booking</button></p>
</form>
${help()}`,
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
  const { reference, kind, order } = booking;
  return respondWithPage(c, {
    status: refused?.status ?? (isAsked ? 201 : 200),
    heading: `Your ${kindNouns[kind]}`,
    ...(refused && { titlePrefix: 'Error' }),
    style: plainFormStyle,
    content: html`${refused && !fieldError(refused) ? html`<p class="notice wrong" role="alert">${refused.error}</p>` : ''}
${isAsked ? html`<p class="notice" role="status">${wordsIn('en', conversationWords).sent}</p>` : ''}
${kind === 'fee' ? html`<p>Fee <strong>${reference}</strong>.${booking.status === 'cancelled' ? ' Cancelled.' : ''}</p>` : sessionPart(booking)}
<ul class="lines">${order.lines.map(({ label, amount }) => html`<li class="line">${label} <span class="money">${amount}</span></li>`)}</ul>
<p class="total">${order.total.label}: <span class="money">${order.total.amount}</span></p>
${order.note ? html`<p class="small">${order.note}</p>` : ''}
${booking.status === 'cancelled' ? html`<p>${booking.cancel.sentence}</p>` : ''}
${booking.status === 'cancelled' ? '' : partRows(paidRows(wordsIn('en', planWords), booking.plan, todayInKigali(new Date())))}
<p>${paymentSentence(booking)}</p>
${offerPart(booking, { link, refused })}
${paymentLink(booking)}
${questionsPart(booking, { link, refused: refusedQuestion(refused) })}
${help()}`,
  });
}

function paymentLink({ payment, reference }: MyBooking) {
  if (payment.status === 'none' && payment.next === 0) return '';
  const words = payment.canRetry && payment.status !== 'pending' ? 'Pay now' : 'See the payment';
  return html`<p><a class="quiet" href="${paymentPageAddress(reference)}">${words}</a></p>`;
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
  const { reference, kind, status, slot, location } = booking;
  const state = html`<p>Booking <strong>${reference}</strong>. ${statusWords[status]}.</p>`;
  if (kind === 'goods') return location ? html`${state}<p>${location}</p>` : state;
  return html`${state}
<p>Date: ${sessionTimeText(wordsIn('en', sessionWords), booking, 'to be agreed')}${location ? html`, ${location}` : ''}</p>
${slot ? html`<p>${slotSentence(wordsIn('en', sessionWords), slot, new Date())}</p>` : ''}`;
}

function offerPart({ kind, eventDate, offer, phone }: MyBooking, { link, refused }: Shown): Html | '' {
  if (offer === undefined) return '';
  const heading = html`<h2>${kind === 'fee' ? 'The fee' : 'Our price'}: ${formatMoney(offer.total)}</h2>`;
  if (offer.reason !== undefined) return html`${heading}<p>${offer.reason}</p>`;
  return html`${heading}
${offer.message ? html`<blockquote>${offer.message}</blockquote>` : ''}
${offer.lines.length > 0 ? html`<ul class="lines">${offer.lines.map(({ label, amount }) => html`<li class="line">${label} <span class="money">${amount}</span></li>`)}</ul>` : ''}
${partRows(agreedRows(wordsIn('en', planWords), offer.parts, { session: eventDate, dated: kind === 'session' }))}
<p>${kind === 'fee' ? 'Please pay it by' : 'This is the total for everything you requested. The offer ends on'} ${formatDate(offer.lastDay)}. We charge nothing until you accept it and approve the payment on your phone.</p>
<form method="post" action="${plainOfferAddress}">
${hiddenField('link', link)}${hiddenField('offer', offer.id)}
${phoneField(phone, refused)}
<p><button class="button">Accept and pay ${formatMoney(offer.parts[0]?.amount ?? offer.total)}</button></p>
</form>`;
}

function phoneField(phone: string, refused: Shown['refused']): Html {
  return plainField({
    name: 'phone',
    // A foreign number, as dancers may enrol with, cannot receive mobile money requests.
    label: phone === '' ? 'Mobile money number' : 'Pay from another number',
    hint: phone === '' ? undefined : `Leave this empty to get the payment request on ${phone}.`,
    error: refused && 'phone' in refused ? fieldError(refused) : undefined,
    value: refused && 'phone' in refused ? refused.phone : '',
    optional: phone !== '',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: maxPhoneLength,
  });
}
