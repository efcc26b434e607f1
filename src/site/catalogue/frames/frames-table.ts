import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { cartStore } from '#src/site/cart/cart-store.ts';

class FramesTable extends HTMLElement {
  #forget: (() => void) | undefined;

  connectedCallback(): void {
    this.#forget = cartStore.subscribe(this.#show);
  }

  disconnectedCallback(): void {
    this.#forget?.();
  }

  readonly #show = (): void => {
    if (cartStore.get().length > 0) void this.#showSum();
    else this.#showEmpty(true);
  };

  async #showSum(): Promise<void> {
    const { describeTotal, framesTotal } = await import('./frames-total.ts');
    const total = framesTotal(cartStore.get(), shownPrices(this));
    this.#showEmpty(total.count === 0);
    const { lang } = document.documentElement;
    const bar = this.querySelector<HTMLElement>('[data-frames-bar]');
    const messages = JSON.parse(bar?.dataset['framesBar'] ?? '');
    const { count, amount } = describeTotal(lang as Language, messages, total);
    put(this, '[data-frames-count]', count);
    put(this, '[data-frames-total]', amount);
  }

  #showEmpty(empty: boolean): void {
    this.querySelector('[data-frames-bar]')?.toggleAttribute('data-empty', empty);
    document.documentElement.toggleAttribute('data-bar', !empty);
  }
}

/** Returns the page's prices as a price book. Ranges only have their lower bound, enough for a total. */
function shownPrices(root: Element): PriceBook {
  const shown = [...root.querySelectorAll<HTMLDataElement>('data[data-sku]')];
  return new Map(
    shown.map(({ value, dataset: { sku = '', name = '', kind, vat, express } }) => [
      sku,
      {
        sku,
        name,
        service: '',
        page: location.pathname,
        sessions: {},
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
