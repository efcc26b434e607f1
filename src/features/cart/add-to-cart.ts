import { addLine, type CartLine, countItems, itemsText } from './cart.ts';
import { cartStore } from './cart-store.ts';

/**
 * Every `[data-add-to-cart]` button of a page. What it adds stands in data attributes (sku, name, tier, service,
 * package) on the button, on the shown `[data-sku]` of its `[data-card]`, or on the card. The price that the visitor
 * sees, in RWF, is `data-seen` of the button or the value of the shown `<data>`, whose `data-kind` says how firm it is.
 */

/** Milliseconds that a button says "Added to cart". */
const feedbackDuration = 3000;

const announcer = document.createElement('p');
announcer.className = 'visually-hidden';
announcer.setAttribute('role', 'status');
document.body.append(announcer);

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>('[data-add-to-cart]');
  if (!button) return;
  add(button);
  // Only now: should adding fail, the button leads to the plain booking form.
  event.preventDefault();
});

function add(button: HTMLButtonElement): void {
  const line = readLine(button);
  const before = cartStore.get();
  const after = addLine(before, line);
  cartStore.set(after);
  const count = countItems(after);
  if (count === countItems(before)) {
    announcer.textContent = `${line.name}: the cart cannot take more of this.`;
    return;
  }
  confirm(button);
  announcer.textContent = `Added to cart: ${line.name}. ${itemsText(count)} in the cart.`;
}

/** The line that a button stands for. */
function readLine(button: HTMLElement): CartLine {
  const card = button.closest<HTMLElement>('[data-card]');
  const shown = shownPrice(card);
  const data: DOMStringMap = {
    seen: shown?.getAttribute('value') ?? undefined,
    ...card?.dataset,
    ...shown?.dataset,
    ...button.dataset,
  };
  const { sku = '', name = '', tier = '', service = '', package: pack, seen, kind } = data;
  return {
    ...{ sku, name, tier, service, quantity: 1 },
    ...(pack && { options: { package: pack } }),
    ...(seen && { seen: Number(seen), ...(kind && { seenFixed: kind === 'fixed' }) }),
  };
}

/** The card's price in the chosen size. Undefined for a size that has none. */
export function shownPrice(card: Element | null): HTMLElement | undefined {
  const amounts = card?.querySelector('.amounts')?.children;
  if (!amounts) return card?.querySelector<HTMLElement>('[data-sku]') ?? undefined;
  return amounts[chosenSize(card)]?.querySelector<HTMLElement>('[data-sku]') ?? undefined;
}

/** The place of the checked radio in the switch of the card's package, or in the one for all packages. */
function chosenSize(card: Element): number {
  const own = card.closest('[data-sizes]');
  const sizes =
    own?.querySelector('.sizes') ?? own?.parentElement?.closest('[data-sizes]')?.querySelector('.sizes');
  const radios = [...(sizes?.querySelectorAll('input') ?? [])];
  return Math.max(
    0,
    radios.findIndex((radio) => radio.checked),
  );
}

/** "Add to cart" becomes "Added to cart" for a while, in the page's own spelling. */
function confirm(button: HTMLElement): void {
  const label = button.querySelector('[data-label]');
  if (label === null || label.textContent?.startsWith('Added')) return;
  const usual = label.textContent ?? '';
  label.textContent = usual.replace(/^Add\b/, 'Added');
  setTimeout(() => {
    label.textContent = usual;
  }, feedbackDuration);
}
