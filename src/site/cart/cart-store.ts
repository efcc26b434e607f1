import { persistentAtom } from '@nanostores/persistent';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { parseCart } from '#src/domain/cart/parse-cart.ts';
import { cartKey } from '#src/lib/storage/storage.ts';

/** The visitor's cart in `fts_cart`. Other tabs follow through storage events. */
export const cartStore = persistentAtom<CartLine[]>(cartKey, [], {
  encode: JSON.stringify,
  decode: parseCart,
});

/** Tells scripts outside the store's reach that the cart changed (docs/product.md, Cart). */
const cartUpdatedEvent = 'fts_cart_updated';

cartStore.listen(() => window.dispatchEvent(new Event(cartUpdatedEvent)));
