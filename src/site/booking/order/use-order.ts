import { useState, useSyncExternalStore } from 'react';
import { type OrderRow, type OrderView, viewOrder } from '#src/domain/booking/order/order-rows.ts';
import { type CartLine, changeQuantity, removeBookedLines, restoreLine } from '#src/domain/cart/cart.ts';
import { cartStore } from '#src/site/cart/cart-store.ts';
import { type CartRepairs, useCartRepair } from './use-cart-repair.ts';
import { useCurrentPrices } from './use-current-prices.ts';

export interface Order {
  /** Undefined until the browser has read the cart. */
  view: OrderView | undefined;
  lookingUp: boolean;
  refresh: () => void;
  repairs: CartRepairs;
  /** The line that was just removed, with its label. */
  removed: Pick<OrderRow, 'line' | 'label'> | undefined;
  /** Sets a line's quantity; below 1 removes it, which `undo` reverts. */
  setQuantity: (position: number, quantity: number) => void;
  undo: () => void;
  clear: (booked: readonly CartLine[]) => void;
}

export function useOrder(): Order {
  const cart = useCart();
  const current = useCurrentPrices(cart !== undefined && cart.length > 0);
  const repairs = useCartRepair(current, cart);
  const [removal, setRemoval] = useState<OrderRow>();
  const view = cart && viewOrder(current.book, cart);
  const unpriced = view?.rows.filter((row) => row.priced === undefined) ?? [];

  return {
    view,
    lookingUp: unpriced.length > 0 && current.status !== 'unreached',
    refresh: current.refresh,
    repairs,
    removed: removal,
    setQuantity(position, quantity) {
      const row = view?.rows[position];
      setRemoval(quantity < 1 ? row : undefined);
      cartStore.set(changeQuantity(cartStore.get(), position, quantity));
    },
    undo() {
      if (removal !== undefined) cartStore.set(restoreLine(cartStore.get(), removal.position, removal.line));
      setRemoval(undefined);
    },
    clear(booked) {
      setRemoval(undefined);
      cartStore.set(removeBookedLines(cartStore.get(), booked));
    },
  };
}

/** Returns the cart; undefined during server rendering, as only the browser has it. */
function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(
    (changed) => cartStore.listen(changed),
    () => cartStore.get(),
    () => undefined,
  );
}
