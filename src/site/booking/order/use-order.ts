import { useState, useSyncExternalStore } from 'react';
import { type OrderView, viewOrder } from '#src/domain/booking/order/order-rows.ts';
import { type CartLine, changeQuantity, restoreLine, withoutLines } from '#src/domain/cart/cart.ts';
import { cartStore } from '#src/site/cart/cart-store.ts';
import { type CartRepairs, useCartRepair } from './use-cart-repair.ts';
import { useCurrentPrices } from './use-current-prices.ts';

/** The order of /book-now and what the visitor can do with it. */
export interface Order {
  /** Undefined until the browser has read the cart. */
  view: OrderView | undefined;
  /** True while a price in the view is still being looked up. */
  lookingUp: boolean;
  /** Looks up again what things cost. */
  refresh: () => void;
  repairs: CartRepairs;
  /** The line that was removed last, until something else changes. */
  removed: CartLine | undefined;
  /** Sets a line's quantity; below 1 the line goes and can be brought back with `undo`. */
  setQuantity: (position: number, quantity: number) => void;
  undo: () => void;
  /** Takes out what was booked. */
  clear: (booked: readonly CartLine[]) => void;
}

/** The visitor's cart, priced, with changes that can be undone. */
export function useOrder(): Order {
  const cart = useCart();
  const current = useCurrentPrices(cart !== undefined && cart.length > 0);
  const repairs = useCartRepair(current, cart);
  const [removal, setRemoval] = useState<{ line: CartLine; position: number }>();
  const view = cart && viewOrder(current.book, cart);
  const unpriced = view?.rows.filter((row) => row.priced === undefined) ?? [];

  return {
    view,
    lookingUp: unpriced.length > 0 && current.status !== 'unreached',
    refresh: current.refresh,
    repairs,
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
    clear(booked) {
      setRemoval(undefined);
      cartStore.set(withoutLines(cartStore.get(), booked));
    },
  };
}

/** The cart, or undefined while the page is as the server sent it: only the browser knows what is in it. */
function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(
    (changed) => cartStore.listen(changed),
    () => cartStore.get(),
    () => undefined,
  );
}
