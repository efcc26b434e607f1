import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { linked } from '#netlify/api/http/linked.ts';
import type { BookingTerms } from '#netlify/core/booking/book-now/booking-terms.ts';
import type { PricedCart } from '#netlify/core/booking/book-now/price-cart.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { dateRequiredFrom } from '#src/domain/booking/day/required-date.ts';
import {
  type BookingDraft,
  type BookingField,
  bookingFieldNames,
  bookingFields,
  fieldAnchorId,
} from '#src/domain/booking/form/booking-fields.ts';
import {
  confirmedFirst,
  consentLinks,
  contactRules,
  dateHint,
  fieldLabels,
} from '#src/domain/booking/form/form-words.ts';
import { bookableLines } from '#src/domain/booking/order/order-rows.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { noteText } from '#src/domain/cart/cart-note.ts';
import { cartWords } from '#src/domain/cart/words/words.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { plannedWords } from '#src/domain/payment/plan-words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { addDays, isCalendarDate, todayInKigali } from '#src/lib/dates/dates.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { wordedFailure } from '#src/lib/failure/failure.ts';
import { withoutRepeats } from '#src/lib/forms/phone-or-email.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { wordedFields } from '#src/lib/words/refusals.ts';
import { contactLinks, type Html, respondWithPage } from '../../http/respond-with-page.ts';
import { partRows } from '../../plain/part-rows.ts';
import { hiddenField, honeypotField, plainField } from '../../plain/plain-fields.ts';
import { plainFormStyle } from '../../plain/plain-form-style.ts';
import { offerChooser, orderLines, orderTotal } from './plain-order-lines.ts';
import { plainBookingWords } from './words/words.ts';

const plainBookingAddress = '/api/bookings/form';

export interface PlainBookingPage {
  language: Language;
  /** Language of the booking; the page is in English until we write in it. */
  wanted: Language;
  status?: ContentfulStatusCode;
  terms: BookingTerms;
  priced: PricedCart;
  draft: BookingDraft;
  key: string;
  /** Refusals of parts of the order. */
  remarks: readonly string[];
  problem?: Failure | undefined;
  now: Date;
}

export function plainBookingPage(c: Context, page: PlainBookingPage): Response | Promise<Response> {
  const { language, priced, terms, key, problem, status = 200 } = page;
  const words = wordsIn(language, bookingWords);
  const own = wordsIn(language, plainBookingWords);
  const empty = priced.view.rows.length === 0;
  const email = site.emails.bookings;
  return respondWithPage(c, {
    language,
    status,
    heading: own.heading,
    isError: problem !== undefined,
    style: plainFormStyle,
    content: html`${problem ? problemNotice(language, problem) : ''}
${orderNotice(page)}
<form method="post" action="${plainBookingAddress}">
<button class="unseen" name="do" value="${empty ? 'add' : 'book'}" tabindex="-1" aria-hidden="true">${own.send}</button>
${hiddenField('language', page.wanted)}${hiddenField('key', key)}${hiddenField('total', priced.total)}${hiddenField('fixed', String(priced.view.fixed))}
${hiddenField('order', JSON.stringify(priced.view.rows.map(({ line }) => line)))}
<section id="order">
<h2>${words.orderStep}</h2>
${empty ? html`<p>${own.cartEmpty}</p>` : [orderLines(language, priced.view), orderTotal(language, priced)]}
${offerChooser(language, terms.book, empty)}
</section>
${empty ? hiddenDraftFields(page.draft) : detailFields(page)}
</form>
<p>${linked(own.talk({ ...contactValues, email }), { ...contactLinks, email: `mailto:${email}` })}</p>`,
  });
}

function problemNotice(language: Language, problem: Failure): Html {
  const { message, text, fields } = wordedFailure(refusalsIn(language), problem);
  const sentences = withoutRepeats(fields, wordsIn(language, formsWords).orEmail);
  return html`<div class="notice wrong" role="alert">
<h2>${message}</h2>
${text ? html`<p>${text}</p>` : ''}
${sentences.length === 0 ? '' : html`<ul>${sentences.map(([field, sentence]) => html`<li><a href="#${fieldAnchorId(field)}">${sentence}</a></li>`)}</ul>`}
</div>`;
}

function orderNotice({ language, priced, remarks }: PlainBookingPage): Html {
  const words = wordsIn(language, cartWords);
  const prices = wordsIn(language, pricesWords);
  const word = refusalsIn(language);
  const notes = priced.notes.map(
    (note) =>
      html`<li>${linked(noteText(words, prices, note), { name: (name) => html`<strong>${name}</strong>` })}</li>`,
  );
  if (notes.length + remarks.length === 0) return html``;
  return html`<div class="notice">
<h2>${wordsIn(language, plainBookingWords).checkCart}</h2>
<ul>${remarks.map((remark) => html`<li>${word(remark)}</li>`)}${notes}</ul>
</div>`;
}

/** Keeps the typed values as hidden fields while the order is empty. */
function hiddenDraftFields(draft: BookingDraft): Html {
  return html`${bookingFieldNames.map((field) => hiddenField(field, draft[field]))}`;
}

function detailFields(page: PlainBookingPage): Html {
  const { language, terms, priced, draft, problem, now } = page;
  const words = wordsIn(language, bookingWords);
  const today = todayInKigali(now);
  const first = addDays(today, terms.calendar.noticeDays);
  const requiredFrom = dateRequiredFrom({ dated: priced.view.dated, total: priced.total }, terms.payment);
  const sum = { total: priced.total, fixed: priced.view.fixed };
  const contact = contactRules(words, isPayable(sum));
  const errors: Partial<Record<string, string>> = wordedFields(refusalsIn(language), {
    ...(priced.codeProblem && { discountCode: priced.codeProblem }),
    ...problem?.fields,
  });
  const field = (
    name: BookingField,
    more: { hint?: string; optional?: boolean; required?: boolean; min?: string; max?: string } = {},
  ): Html =>
    plainField(language, {
      name,
      label: words[fieldLabels[name]],
      ...bookingFields[name],
      error: errors[name],
      value: draft[name],
      ...more,
    });
  return html`<section>
<h2>${words.contactStep}</h2>
${field('name')}
${field('phone', contact.phone)}
${field('email', contact.email)}
${
  priced.view.goods
    ? ''
    : field('eventDate', {
        optional: requiredFrom === undefined,
        hint: dateHints(page, requiredFrom, first).join(' '),
        min: first,
        max: addDays(today, bookingHorizonDays),
      })
}
${field('location', { hint: priced.view.goods ? words.handover : words.place })}
${field('message')}
</section>
<section>
<h2>${words.paymentStep}</h2>
${pricesToConfirm(page)}${orderParts(page)}
<p>${wordsIn(language, plainBookingWords).method({ method: words.mobileMoney, networks: words.networks })}</p>
${field('discountCode')}
${honeypotField(language)}
${isPayable(sum) ? html`<p>${words.chargedByPin}</p>` : ''}
<p>${linked(words.consent, linksIn(language, consentLinks))}</p>
${orderTotal(language, priced)}
<p><button class="button" name="do" value="book">${isPayable(sum) ? words.bookAndPay : words.sendRequest}</button></p>
</section>`;
}

function linksIn(language: Language, links: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(links).map(([name, href]) => [name, hrefIn(language, href)]));
}

/** Lists the deposit and the balance, and the requests for a sum above the limit of one. */
function orderParts({ language, terms, priced, draft, now }: PlainBookingPage): Html {
  const order = {
    total: priced.total,
    fixed: priced.view.fixed,
    skus: priced.view.rows.map(({ line }) => line.sku),
    session: isCalendarDate(draft.eventDate) ? draft.eventDate : null,
    today: todayInKigali(now),
    dated: priced.view.dated,
  };
  const { rows, pieces } = plannedWords(wordsIn(language, planWords), order, terms.payment);
  return html`${partRows(rows)}${pieces === undefined ? '' : html`<p>${pieces}</p>`}`;
}

function dateHints(
  { language, terms, now }: PlainBookingPage,
  requiredFrom: number | undefined,
  first: string,
): string[] {
  const today = todayInKigali(now);
  const own = wordsIn(language, plainBookingWords);
  const { noticeNeeded } = wordsIn(language, availabilityWords);
  const count = terms.calendar.noticeDays;
  return [
    dateHint(wordsIn(language, bookingWords), requiredFrom),
    own.dateFormat({ example: addDays(today, 30) }),
    own.umuganda,
    ...(first > today ? [noticeNeeded({ count, ...contactValues })] : []),
  ];
}

function pricesToConfirm({ language, priced }: PlainBookingPage): Html {
  const words = wordsIn(language, bookingWords);
  const sentences = confirmedFirst(words, wordsIn(language, pricesWords), bookableLines(priced.view));
  if (sentences.length === 0) return html``;
  return html`<p>${words.nothingChargedNow}</p><ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
}
