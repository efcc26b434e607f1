import { countItems } from '#src/domain/cart/cart.ts';
import { filled } from '#src/lib/words/plain-message.ts';
import { cartStore } from '#src/site/cart/cart-store.ts';
import { showInCart } from '#src/site/cart/in-cart.ts';
import { shownPrice } from '#src/site/cart/offered-line.ts';

class PriceTable extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => this.onClick(target));
    this.addEventListener('change', ({ target }) => this.onChange(target));
    document.addEventListener('click', ({ target }) => this.onLink(target));
    const openLinked = () => this.openTab(location.hash)?.scrollIntoView();
    addEventListener('hashchange', openLinked);
    openLinked();
    cartStore.subscribe((cart) => this.showCart(countItems(cart)));
  }

  /** Returns the card of the tier chosen last. A change of size keeps it. */
  private get chosen(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[data-card][data-chosen]');
  }

  private onClick(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('[data-learn-more]') : null;
    const card = button?.closest<HTMLElement>('[data-card]');
    if (card) this.choose(card);
  }

  /** Opens the tab of a linked package first; the browser then scrolls to it. */
  private onLink(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (link) this.openTab(link.getAttribute('href') ?? '');
  }

  private openTab(hash: string): Element | undefined {
    const packages = [...this.querySelectorAll('.package')];
    const position = packages.findIndex((pack) => `#${pack.id}` === hash);
    const radio = this.querySelectorAll<HTMLInputElement>('.tabs input')[position];
    if (radio && !radio.checked) {
      radio.checked = true;
      this.onChange(radio);
    }
    return packages[position];
  }

  private onChange(radio: EventTarget | null): void {
    if (radio instanceof HTMLInputElement && radio.closest('.tabs')) {
      this.resetSizes();
      this.keepTier();
    }
    this.showChosen();
  }

  private resetSizes(): void {
    for (const sizes of this.querySelectorAll('.package .sizes')) {
      const first = sizes.querySelector('input');
      if (first) first.checked = true;
    }
  }

  private keepTier(): void {
    const { tier } = this.chosen?.dataset ?? {};
    const cards = this.querySelectorAll<HTMLElement>(`[data-card][data-tier="${tier}"]`);
    const same = [...cards].find((card) => card.getClientRects().length > 0);
    if (same) this.mark(same);
  }

  private choose(card: HTMLElement): void {
    this.mark(card);
    this.showChosen();
    this.querySelector('[data-next]')?.scrollIntoView();
    this.querySelector<HTMLElement>('[data-chosen-package]')?.focus({ preventScroll: true });
  }

  private mark(card: HTMLElement): void {
    for (const other of this.querySelectorAll<HTMLElement>('[data-card]')) mark(other, other === card);
    const { package: pack, tier } = card.dataset;
    for (const list of this.querySelectorAll<HTMLElement>('[data-included]')) {
      list.hidden = !list.matches(`[data-included="${pack}/${tier}"]`);
    }
  }

  private showChosen(): void {
    const summary = this.querySelector<HTMLElement>('[data-chosen-package]');
    const { chosen } = this;
    const price = shownPrice(chosen);
    if (summary === null) return;
    summary.hidden = price === undefined;
    if (price === undefined || chosen === null) return;
    const { package: pack = '', tier = '' } = chosen.dataset;
    const { name = '' } = price.dataset;
    const seen = price.getAttribute('value') ?? '';
    put(summary, '[data-chosen-name]', name);
    put(summary, '[data-chosen-price]', price.textContent.trim());
    const list = this.querySelector(`[data-included="${pack}/${tier}"] ul`);
    summary.querySelector('[data-chosen-list]')?.replaceChildren(...(list?.cloneNode(true).childNodes ?? []));
    const button = summary.querySelector<HTMLElement>('[data-add-to-cart]');
    if (button) Object.assign(button.dataset, { ...price.dataset, package: pack, tier, seen });
    showInCart();
    summary.querySelector('[data-chosen-back]')?.setAttribute('href', `#${pack}`);
  }

  private showCart(count: number): void {
    this.querySelector('[data-cart-bar]')?.toggleAttribute('data-empty', count === 0);
    document.documentElement.toggleAttribute('data-bar', count > 0);
    const text = this.querySelector<HTMLElement>('[data-cart-text]');
    if (text) text.textContent = filled(JSON.parse(text.dataset['cartText'] ?? ''), { count });
  }
}

function mark(card: HTMLElement, chosen: boolean): void {
  card.toggleAttribute('data-chosen', chosen);
  card.querySelector('[data-learn-more]')?.setAttribute('aria-pressed', String(chosen));
}

function put(root: Element, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

customElements.define('price-table', PriceTable);
