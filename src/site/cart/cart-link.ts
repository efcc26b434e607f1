import { countItems } from '#src/domain/cart/cart.ts';
import { filled } from '#src/lib/words/plain-message.ts';
import { cartStore } from './cart-store.ts';

const links = document.querySelectorAll<HTMLElement>('[data-cart-link]');

cartStore.subscribe((cart) => {
  const count = countItems(cart);
  for (const link of links) {
    const words = JSON.parse(link.dataset['cartLink'] ?? '');
    link.setAttribute('aria-label', count === 0 ? words.cart : filled(words.cartWith, { count }));
    const badge = link.querySelector<HTMLElement>('[data-cart-count]');
    if (badge === null) continue;
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
});
