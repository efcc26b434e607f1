import { cartStore } from '#src/features/cart/cart-store.ts';
import { framesTotal } from './frames-total.ts';
import { formatPrice, type Price } from './price.ts';

/** `<frames-table>`: the frames' part of the cart, below the prices. Tabs are switched by CSS. */
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

/** The prices that the page shows, by sku. A range is known by its lower bound, which is all that a total needs. */
function shownPrices(root: Element): Map<string, Price> {
  const shown = [...root.querySelectorAll<HTMLDataElement>('data[data-sku]')];
  return new Map(
    shown.map(({ value, dataset: { sku = '', kind } }) => [
      sku,
      { kind: kind === 'fixed' ? 'fixed' : 'from', amount: Number(value) },
    ]),
  );
}

function put(root: Element, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

customElements.define('frames-table', FramesTable);
