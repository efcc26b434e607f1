import { cartStore } from '#src/features/cart/cart-store.ts';
import { framesTotal } from './frames-total.ts';
import { formatPrice } from './price.ts';
import type { PriceBook } from './price-book.ts';

/** `<frames-table>`: what of these prices is in the cart, below them. Services and tabs are switched by CSS. */
class FramesTable extends HTMLElement {
  #forget: (() => void) | undefined;

  connectedCallback(): void {
    const prices = shownPrices(this);
    this.#forget = cartStore.subscribe((cart) => {
      const { count, price } = framesTotal(cart, prices);
      this.querySelector('[data-frames-bar]')?.toggleAttribute('data-empty', count === 0);
      put(this, '[data-frames-count]', `${count} ${count === 1 ? 'item' : 'items'}`);
      put(this, '[data-frames-total]', formatPrice(price));
    });
  }

  disconnectedCallback(): void {
    this.#forget?.();
  }
}

/** The prices that the page shows as a book. A range is known by its lower bound, which is all that a total needs. */
function shownPrices(root: Element): PriceBook {
  const shown = [...root.querySelectorAll<HTMLDataElement>('data[data-sku]')];
  return new Map(
    shown.map(({ value, dataset: { sku = '', name = '', kind, vat, express } }) => [
      sku,
      {
        sku,
        label: name,
        service: '',
        page: location.pathname,
        packages: {},
        price: { kind: kind === 'fixed' ? 'fixed' : 'from', amount: Number(value) },
        addsVat: vat === 'added',
        expressFee: express === undefined ? undefined : Number(express),
      },
    ]),
  );
}

function put(root: Element, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

customElements.define('frames-table', FramesTable);
