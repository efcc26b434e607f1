import { useSyncExternalStore } from 'react';

/** Event for pushState and replaceState, which fire no popstate. */
const moved = 'staff:address';

/** Returns the query string with its question mark; updates on back and forward. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** Changes the query string without reloading. `state` is stored in the history entry. */
export function goTo(search: string, how: 'push' | 'replace', state: unknown = null): void {
  if (how === 'replace' && search === window.location.search) return;
  const address = window.location.pathname + search + window.location.hash;
  if (how === 'push') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  window.dispatchEvent(new Event(moved));
}

/** Subscribers. Notified in one loop, so that React renders the sheet and its list together. */
const readers = new Set<() => void>();

function notifyReaders(): void {
  for (const onChange of [...readers]) onChange();
}

function subscribe(onChange: () => void): () => void {
  if (readers.size === 0)
    for (const event of ['popstate', moved]) window.addEventListener(event, notifyReaders);
  readers.add(onChange);
  return () => {
    readers.delete(onChange);
    if (readers.size === 0)
      for (const event of ['popstate', moved]) window.removeEventListener(event, notifyReaders);
  };
}
