import { countItems } from '#src/domain/cart/cart.ts';
import { cartStore } from './cart-store.ts';
import { cartLinks, cartText } from './link-words.ts';

cartStore.subscribe((cart) => {
  const count = countItems(cart);
  for (const link of cartLinks) {
    link.setAttribute('aria-label', count === 0 ? cartText('cart') : cartText('cartWithItems', { count }));
    const badge = link.querySelector<HTMLElement>('[data-cart-count]');
    if (badge === null) continue;
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
});
