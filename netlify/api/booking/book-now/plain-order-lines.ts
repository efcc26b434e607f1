import { html } from 'hono/html';
import type { PricedCart } from '#netlify/core/booking/book-now/price-cart.ts';
import { takenOff, toConfirm } from '#src/domain/booking/order/line-words.ts';
import type { OrderRow, OrderView } from '#src/domain/booking/order/order-rows.ts';
import { type OfferGroup, offerGroups } from '#src/domain/booking/plain/offer-groups.ts';
import { optionValue } from '#src/domain/booking/plain/plain-order.ts';
import { maxQuantity } from '#src/domain/cart/cart.ts';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Html } from '../../http/respond-with-page.ts';

export function orderLines({ rows }: OrderView): Html {
  return html`<ul class="lines">${rows.map(orderLine)}</ul>`;
}

function orderLine({ label, priced, parts, line, position }: OrderRow): Html {
  const name = priced?.label ?? label;
  const open = priced && toConfirm(priced);
  return html`<li class="line">
<h3>${label}</h3>
${priced ? html`<p><span class="money">${amountText(priced)}</span>${parts.length === 0 ? each(priced) : ''}</p>` : ''}
${parts.length === 0 ? '' : html`<p class="small">${parts.map((part) => `${part.label}: ${part.amount === undefined ? 'on request' : formatMoney(part.amount)}`).join(', ')}</p>`}
${open ? html`<p>We’ll confirm first: ${open}.</p>` : ''}
<p class="controls"><label>Quantity<span class="unseen"> of ${name}</span>
<input type="number" name="q${position}" value="${line.quantity}" min="0" max="${maxQuantity}" inputmode="numeric"></label>
<button class="quiet" name="remove" value="${position}" formnovalidate>Remove<span class="unseen"> ${name}</span></button></p>
</li>`;
}

/** Returns nothing for an open price: it is listed with what has to be confirmed. */
function each({ price, quantity, fixed }: PricedLine): string {
  return quantity > 1 && fixed ? ` (${formatPrice(price)} each)` : '';
}

export function orderTotal({ view, total, vat, discount }: PricedCart): Html {
  const off = discount && (discount.amount > 0 ? takenOff(discount.amount) : 'off the confirmed price');
  return html`${discount ? html`<p>Discount of ${discount.percent}%: <span class="money">${off}</span></p>` : ''}
<p class="total">Total: <span class="money">${totalText({ total, fixed: view.fixed })}</span>
${site.vatRegistered && vat > 0 ? html`<span class="small">incl. ${formatMoney(vat)} VAT</span>` : ''}</p>`;
}

export function offerChooser(book: PriceBook, empty: boolean): Html {
  return html`<div class="field">
<label for="sku">${empty ? 'What would you like to book?' : 'Add something to your cart'}</label>
<select id="sku" name="sku">
<option value="">${empty ? 'Please choose' : 'Nothing more'}</option>
${offerGroups(book).map(offerOptions)}
</select>
</div>
<p><button class="quiet" name="do" value="add" formnovalidate>${empty ? 'Add it to the cart' : 'Add it'}</button>
${empty ? '' : html`<button class="quiet" name="do" value="update" formnovalidate>Update quantities and total</button>`}</p>`;
}

function offerOptions({ title, offers }: OfferGroup): Html {
  return html`<optgroup label="${title}">${offers.map(
    (offer) => html`<option value="${optionValue(offer.sku, offer.package)}">${offer.text}</option>`,
  )}</optgroup>`;
}
