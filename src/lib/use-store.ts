import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The store's value in a component that only ever renders in the browser. */
export function useStore<T>(store: ReadableAtom<T>): T {
  return useSyncExternalStore(store.listen, store.get);
}
