import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { linked } from '#netlify/api/http/linked.ts';
import type { BookingTerms } from '#netlify/core/booking/book-now/booking-terms.ts';
import type { PricedCart } from '#netlify/core/booking/book-now/price-cart.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { noticeSentence } from '#src/domain/availability/notice-words.ts';
import { dateRequiredFrom } from '#src/domain/booking/day/required-date.ts';
import { chargedByPin } from '#src/domain/booking/form/assurance-words.ts';
import {
  type BookingDraft,
  type BookingField,
  bookingFieldNames,
  bookingFields,
  fieldAnchorId,
} from '#src/domain/booking/form/booking-fields.ts';
import { emptyCart } from '#src/domain/booking/form/check-booking.ts';
import {
  bookWords,
  confirmedFirst,
  consentLinks,
  contactRules,
  dateHint,
  locationHint,
  mobileMoney,
  nothingChargedNow,
  steps,
} from '#src/domain/booking/form/form-words.ts';
import { bookableLines } from '#src/domain/booking/order/order-rows.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { noteText } from '#src/domain/cart/cart-note.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { plannedWords } from '#src/domain/payment/plan-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { addDays, isCalendarDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { umugandaRule } from '#src/lib/dates/umuganda.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { wordedFailure } from '#src/lib/failure/failure.ts';
import { withoutRepeats } from '#src/lib/forms/phone-or-email.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { callLinks, type Html, respondWithPage } from '../../http/respond-with-page.ts';
import { partRows } from '../../plain/part-rows.ts';
import { hiddenField, honeypotField, plainField } from '../../plain/plain-fields.ts';
import { plainFormStyle } from '../../plain/plain-form-style.ts';
import { offerChooser, orderLines, orderTotal } from './plain-order-lines.ts';

const plainBookingAddress = '/api/bookings/form';

export interface PlainBookingPage {
  status?: ContentfulStatusCode;
  terms: BookingTerms;
  priced: PricedCart;
  draft: BookingDraft;
  key: string;
  remarks: readonly string[];
  problem?: Failure | undefined;
  now: Date;
}

export function plainBookingPage(c: Context, page: PlainBookingPage): Response | Promise<Response> {
  const { priced, terms, key, problem, status = 200 } = page;
  const empty = priced.view.rows.length === 0;
  return respondWithPage(c, {
    status,
    heading: 'Book your session',
    ...(problem && { titlePrefix: 'Error' }),
    style: plainFormStyle,
    content: html`${problem ? problemNotice(problem) : ''}
${orderNotice(page)}
<form method="post" action="${plainBookingAddress}">
<button class="unseen" name="do" value="${empty ? 'add' : 'book'}" tabindex="-1" aria-hidden="true">Send</button>
${hiddenField('key', key)}${hiddenField('total', priced.total)}${hiddenField('fixed', String(priced.view.fixed))}
${hiddenField('order', JSON.stringify(priced.view.rows.map(({ line }) => line)))}
<section id="order">
<h2>${steps.order}</h2>
${empty ? html`<p>${emptyCart.message}.</p>` : [orderLines(priced.view), orderTotal(priced)]}
${offerChooser(terms.book, empty)}
</section>
${empty ? hiddenDraftFields(page.draft) : detailFields(page)}
</form>
<p>Prefer to talk? You can ${callLinks}, or email
<a href="mailto:${site.emails.bookings}">${site.emails.bookings}</a>.</p>`,
  });
}

function problemNotice(problem: Failure): Html {
  const { message, text, fields } = wordedFailure(refusalsIn('en'), problem);
  const sentences = withoutRepeats(fields, formsWords.en.orEmail);
  return html`<div class="notice wrong" role="alert">
<h2>${message}</h2>
${text ? html`<p>${text}</p>` : ''}
${sentences.length === 0 ? '' : html`<ul>${sentences.map(([field, sentence]) => html`<li><a href="#${fieldAnchorId(field)}">${sentence}</a></li>`)}</ul>`}
</div>`;
}

function orderNotice({ priced, remarks }: PlainBookingPage): Html {
  const notes = priced.notes.map((note) => html`<li><strong>${note.name}</strong> ${noteText(note)}</li>`);
  if (notes.length + remarks.length === 0) return html``;
  return html`<div class="notice">
<h2>Please check your cart</h2>
<ul>${remarks.map((remark) => html`<li>${remark}</li>`)}${notes}</ul>
</div>`;
}

/** Keeps the typed values as hidden fields while the order is empty. */
function hiddenDraftFields(draft: BookingDraft): Html {
  return html`${bookingFieldNames.map((field) => hiddenField(field, draft[field]))}`;
}

function detailFields(page: PlainBookingPage): Html {
  const { terms, priced, draft, problem, now } = page;
  const today = todayInKigali(now);
  const first = addDays(today, terms.calendar.noticeDays);
  const requiredFrom = dateRequiredFrom({ dated: priced.view.dated, total: priced.total }, terms.payment);
  const sum = { total: priced.total, fixed: priced.view.fixed };
  const contact = contactRules(isPayable(sum));
  const errors: Partial<Record<string, string>> = {
    ...(priced.codeProblem && { discountCode: priced.codeProblem }),
    ...problem?.fields,
  };
  const field = (
    name: BookingField,
    more: { hint?: string; optional?: boolean; required?: boolean; min?: string; max?: string } = {},
  ): Html => plainField({ name, ...bookingFields[name], error: errors[name], value: draft[name], ...more });
  return html`<section>
<h2>${steps.contact}</h2>
${field('name')}
${field('phone', contact.phone)}
${field('email', contact.email)}
${
  priced.view.goods
    ? ''
    : field('eventDate', {
        optional: requiredFrom === undefined,
        hint: `${dateHint(requiredFrom)} Year, month and day, such as ${addDays(today, 30)}. ${umugandaRule}${first > today ? ` ${noticeSentence(terms.calendar.noticeDays)}` : ''}`,
        min: first,
        max: addDays(today, bookingHorizonDays),
      })
}
${field('location', { hint: locationHint(priced.view.goods) })}
${field('message')}
</section>
<section>
<h2>${steps.payment}</h2>
${pricesToConfirm(priced)}${orderParts(page)}
<p>${mobileMoney.label}: ${mobileMoney.networks}.</p>
${field('discountCode')}
${honeypotField()}
${isPayable(sum) ? html`<p>${chargedByPin}</p>` : ''}
<p>${linked(bookingWords.en.consent, consentLinks)}</p>
${orderTotal(priced)}
<p><button class="button" name="do" value="book">${bookWords(isPayable(sum))}</button></p>
</section>`;
}

/** Lists the deposit and the balance, and the requests for a sum above the limit of one. */
function orderParts({ terms, priced, draft, now }: PlainBookingPage): Html {
  const order = {
    total: priced.total,
    fixed: priced.view.fixed,
    skus: priced.view.rows.map(({ line }) => line.sku),
    session: isCalendarDate(draft.eventDate) ? draft.eventDate : null,
    today: todayInKigali(now),
    dated: priced.view.dated,
  };
  const { rows, pieces } = plannedWords(wordsIn('en', planWords), order, terms.payment);
  return html`${partRows(rows)}${pieces === undefined ? '' : html`<p>${pieces}</p>`}`;
}

function pricesToConfirm({ view }: PricedCart): Html {
  const sentences = confirmedFirst(bookableLines(view));
  if (sentences.length === 0) return html``;
  return html`<p>${nothingChargedNow}</p><ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
}
