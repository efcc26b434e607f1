import { useState } from 'react';
import { type CartLine, changeQuantity, restoreLine } from '#src/features/cart/cart.ts';
import { cartStore } from '#src/features/cart/cart-store.ts';
import { useCart } from '#src/features/cart/use-cart.ts';
import { priceBook } from '#src/features/catalogue/browser-prices.ts';
import { type OrderView, viewOrder } from './order-rows.ts';

/** The order of /book-now and what the visitor can do with it. */
export interface Order {
  /** Undefined until the browser has read the cart. */
  view: OrderView | undefined;
  /** The line that was removed last, until something else changes. */
  removed: CartLine | undefined;
  /** Sets a line's quantity; below 1 the line goes and can be brought back with `undo`. */
  setQuantity: (position: number, quantity: number) => void;
  undo: () => void;
  clear: () => void;
}

/** The visitor's cart, priced, with changes that can be undone. */
export function useOrder(): Order {
  const cart = useCart();
  const [removal, setRemoval] = useState<{ line: CartLine; position: number }>();

  return {
    view: cart && viewOrder(priceBook, cart),
    removed: removal?.line,
    setQuantity(position, quantity) {
      const line = cartStore.get()[position];
      setRemoval(line !== undefined && quantity < 1 ? { line, position } : undefined);
      cartStore.set(changeQuantity(cartStore.get(), position, quantity));
    },
    undo() {
      if (removal !== undefined) cartStore.set(restoreLine(cartStore.get(), removal.position, removal.line));
      setRemoval(undefined);
    },
    clear() {
      setRemoval(undefined);
      cartStore.set([]);
    },
  };
}
