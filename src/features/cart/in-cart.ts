import { countOf } from './cart.ts';
import { cartStore } from './cart-store.ts';
import { offeredLine } from './offered-line.ts';

/** Every button that adds says how many of its line are in the cart: "Added to cart (2)", in the page's own spelling. */
export function showInCart(): void {
  const cart = cartStore.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-add-to-cart]'))
    mark(button, countOf(cart, offeredLine(button)));
}

function mark(button: HTMLElement, count: number): void {
  const label = button.querySelector('[data-label]');
  if (label === null) return;
  const usual = (label.textContent ?? '').replace(/^Added\b/, 'Add').replace(/ \(\d+\)$/, '');
  const text = count === 0 ? usual : `${usual.replace(/^Add\b/, 'Added')} (${count})`;
  if (label.textContent !== text) label.textContent = text;
  button.toggleAttribute('data-in-cart', count > 0);
}
