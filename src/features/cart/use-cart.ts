import { useSyncExternalStore } from 'react';
import type { CartLine } from './cart.ts';
import { cartStore } from './cart-store.ts';

/** The cart, or undefined while the page is as the server sent it: only the browser knows what is in it. */
export function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(
    (changed) => cartStore.listen(changed),
    () => cartStore.get(),
    () => undefined,
  );
}
