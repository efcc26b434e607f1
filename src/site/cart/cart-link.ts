import { countItems, itemsText } from '#src/domain/cart/cart.ts';
import { cartStore } from './cart-store.ts';

const links = document.querySelectorAll('[data-cart-link]');

cartStore.subscribe((cart) => {
  const count = countItems(cart);
  for (const link of links) {
    link.setAttribute('aria-label', count === 0 ? 'Cart' : `Cart, ${itemsText(count)}`);
    const badge = link.querySelector<HTMLElement>('[data-cart-count]');
    if (badge === null) continue;
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
});
