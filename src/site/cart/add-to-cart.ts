import { addLine, countItems, itemsText } from '#src/domain/cart/cart.ts';
import { cartStore } from './cart-store.ts';
import { showInCart } from './in-cart.ts';
import { offeredLine } from './offered-line.ts';

/**
 * Every `[data-add-to-cart]` button of a page. What it adds stands in data attributes (sku, name, tier, service,
 * package) on the button, on the shown `[data-sku]` of its `[data-card]`, or on the card. The price that the visitor
 * sees, in RWF, is `data-seen` of the button or the value of the shown `<data>`, whose `data-kind` says how firm it is.
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
  // Only now: should adding fail, the button leads to the plain booking form.
  event.preventDefault();
});

function add(button: HTMLButtonElement): void {
  const line = offeredLine(button);
  const before = cartStore.get();
  const after = addLine(before, line);
  cartStore.set(after);
  showInCart(button);
  const count = countItems(after);
  announcer.textContent =
    count === countItems(before)
      ? `${line.name}: the cart cannot take more of this.`
      : `Added to cart: ${line.name}. ${itemsText(count)} in the cart.`;
}

cartStore.subscribe(() => showInCart());
// Another size is another line of the cart.
document.addEventListener('change', () => showInCart());
