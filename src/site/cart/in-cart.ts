import { countOf } from '#src/domain/cart/cart.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { cartStore } from './cart-store.ts';
import { offeredLine } from './offered-line.ts';

let isDue = false;

/**
 * Updates all add buttons to "Added to cart (2)": the pressed one first, the others (there are dozens)
 * in one batch after the next paint.
 */
export function showInCart(pressed?: HTMLElement): void {
  if (pressed) mark(pressed, countOf(cartStore.get(), offeredLine(pressed)));
  if (isDue) return;
  isDue = true;
  void afterPaint().then(showAll);
}

function showAll(): void {
  isDue = false;
  const cart = cartStore.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-add-to-cart]'))
    mark(button, countOf(cart, offeredLine(button)));
}

function mark(button: HTMLElement, count: number): void {
  const label = button.querySelector<HTMLElement>('[data-label]');
  if (label === null) return;
  const { label: usual = '', added = '' } = label.dataset;
  const text = count === 0 ? usual : added.replace('{count}', String(count));
  if (label.textContent !== text) label.textContent = text;
  button.toggleAttribute('data-in-cart', count > 0);
}
