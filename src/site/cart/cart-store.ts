import { persistentAtom } from '@nanostores/persistent';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { parseCart } from '#src/domain/cart/parse-cart.ts';
import { cartKey } from '#src/lib/storage/storage.ts';

/** The cart in localStorage (`fts_cart`), synchronised across tabs by storage events. */
export const cartStore = persistentAtom<CartLine[]>(cartKey, [], {
  encode: JSON.stringify,
  decode: parseCart,
});

/** Event for scripts without access to the store (docs/product.md, Cart). */
const cartUpdatedEvent = 'fts_cart_updated';

cartStore.listen(() => window.dispatchEvent(new Event(cartUpdatedEvent)));
