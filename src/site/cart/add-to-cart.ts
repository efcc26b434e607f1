import { addLine, countItems } from '#src/domain/cart/cart.ts';
import { filled } from '#src/lib/words/plain-message.ts';
import { cartStore } from './cart-store.ts';
import { cartWordsOf, showInCart } from './in-cart.ts';
import { offeredLine } from './offered-line.ts';

/**
 * Handles all `[data-add-to-cart]` buttons. Data attributes are on the button, shown price, or card.
 * The price seen (RWF) is the button's `data-seen` or the shown `<data>`, with its `data-kind`.
 */

const announcer = document.createElement('p');
announcer.className = 'visually-hidden';
announcer.setAttribute('role', 'status');
document.body.append(announcer);

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>('[data-add-to-cart]');
  if (!button) return;
  add(button);
  // Last, so that after an error the button still submits the plain booking form.
  event.preventDefault();
});

function add(button: HTMLButtonElement): void {
  const line = offeredLine(button);
  const before = cartStore.get();
  const after = addLine(before, line);
  cartStore.set(after);
  showInCart(button);
  const { name } = line;
  const count = countItems(after);
  const { full, added } = cartWordsOf(button);
  announcer.textContent = filled(count === countItems(before) ? full : added, { name, count });
}

cartStore.subscribe(() => showInCart());
// A different size is a different cart line.
document.addEventListener('change', () => showInCart());
