import { countOf } from '#src/domain/cart/cart.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { filled, type PluralForms } from '#src/lib/words/plain-message.ts';
import { cartStore } from './cart-store.ts';
import { offeredLine } from './offered-line.ts';

let isDue = false;

/** Messages in the attribute `data-cart-words` around the add buttons of a page. */
interface CartWords {
  button: string;
  buttonAdded: string;
  added: PluralForms;
  full: string;
}

export function cartWordsOf(button: HTMLElement): CartWords {
  return JSON.parse(button.closest<HTMLElement>('[data-cart-words]')?.dataset['cartWords'] ?? '');
}

/**
 * Updates all add buttons to "Added to cart (2)": the pressed one first, the others (there are
 * dozens) in one batch after the next paint.
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
  const words = cartWordsOf(button);
  const text = count === 0 ? words.button : filled(words.buttonAdded, { count });
  if (label.textContent !== text) label.textContent = text;
  button.toggleAttribute('data-in-cart', count > 0);
}
