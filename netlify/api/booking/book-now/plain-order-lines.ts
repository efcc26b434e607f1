import { html } from 'hono/html';
import type { PricedCart } from '#netlify/core/booking/book-now/price-cart.ts';
import { confirmSentence } from '#src/domain/booking/order/line-words.ts';
import type { OrderRow, OrderView } from '#src/domain/booking/order/order-rows.ts';
import { type OfferGroup, offerGroups } from '#src/domain/booking/plain/offer-groups.ts';
import { optionValue } from '#src/domain/booking/plain/plain-order.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { maxQuantity } from '#src/domain/cart/cart.ts';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { type LinePart, partLabel } from '#src/domain/catalogue/lines/line-parts.ts';
import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { linked } from '../../http/linked.ts';
import type { Html } from '../../http/respond-with-page.ts';
import { plainBookingWords } from './words/words.ts';

export function orderLines(language: Language, { rows }: OrderView): Html {
  return html`<ul class="lines">${rows.map((row) => orderLine(language, row))}</ul>`;
}

function orderLine(language: Language, { label, priced, parts, line, position }: OrderRow): Html {
  const words = wordsIn(language, bookingWords);
  const own = wordsIn(language, plainBookingWords);
  const prices = wordsIn(language, pricesWords);
  const name = priced ? describeLine(prices, priced.entry, line.options) : label;
  const open = priced && confirmSentence(words, prices, priced);
  return html`<li class="line">
<h3>${label}</h3>
${priced ? html`<p><span class="money">${amountText(prices, priced)}</span>${parts.length === 0 ? each(language, priced) : ''}</p>` : ''}
${parts.length === 0 ? '' : html`<p class="small">${parts.map((part) => partText(language, part)).join(', ')}</p>`}
${open ? html`<p>${open}</p>` : ''}
<p class="controls"><label>${linked(own.quantity({ name }), { of: unseen })}
<input type="number" name="q${position}" value="${line.quantity}" min="0" max="${maxQuantity}" inputmode="numeric"></label>
<button class="quiet" name="remove" value="${position}" formnovalidate>${linked(own.remove({ name }), { line: unseen })}</button></p>
</li>`;
}

/** Returns nothing for an open price: it is listed with what has to be confirmed. */
function each(language: Language, { price, quantity, fixed }: PricedLine): string {
  const { each: words } = wordsIn(language, bookingWords);
  return quantity > 1 && fixed
    ? ` (${words({ price: priceText(wordsIn(language, pricesWords), price) })})`
    : '';
}

function partText(language: Language, part: LinePart): string {
  const { amount } = part;
  const words = wordsIn(language, bookingWords);
  const sum = amount === undefined ? words.onRequest : words.total({ total: amount });
  return wordsIn(language, plainBookingWords).part({
    label: partLabel(wordsIn(language, pricesWords), part),
    amount: sum,
  });
}

const unseen = (text: string) => html`<span class="unseen">${text}</span>`;

const money = (text: string) => html`<span class="money">${text}</span>`;

export function orderTotal(language: Language, { view, total, vat, discount }: PricedCart): Html {
  const own = wordsIn(language, plainBookingWords);
  const sum = totalText(wordsIn(language, pricesWords), { total, fixed: view.fixed });
  return html`${discount === undefined ? '' : html`<p>${linked(discountText(language, discount), { money })}</p>`}
<p class="total">${linked(own.total({ total: sum }), { money })}
${site.vatRegistered && vat > 0 ? html`<span class="small">${own.vatIncluded({ amount: vat })}</span>` : ''}</p>`;
}

function discountText(language: Language, { percent, amount }: { percent: number; amount: number }): string {
  const { takenOff, takenOffLater } = wordsIn(language, bookingWords);
  const off = amount > 0 ? takenOff({ amount }) : takenOffLater;
  return wordsIn(language, plainBookingWords).discountOff({ percent, off });
}

export function offerChooser(language: Language, book: PriceBook, empty: boolean): Html {
  const own = wordsIn(language, plainBookingWords);
  return html`<div class="field">
<label for="sku">${empty ? own.chooseFirst : own.chooseMore}</label>
<select id="sku" name="sku">
<option value="">${empty ? own.nothingChosen : own.nothingMore}</option>
${offerGroups(language, book).map(offerOptions)}
</select>
</div>
<p><button class="quiet" name="do" value="add" formnovalidate>${empty ? own.addFirst : own.addMore}</button>
${empty ? '' : html`<button class="quiet" name="do" value="update" formnovalidate>${own.update}</button>`}</p>`;
}

function offerOptions({ title, offers }: OfferGroup): Html {
  return html`<optgroup label="${title}">${offers.map(
    (offer) => html`<option value="${optionValue(offer.sku, offer.package)}">${offer.text}</option>`,
  )}</optgroup>`;
}
