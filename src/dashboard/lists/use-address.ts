import { useSyncExternalStore } from 'react';

/** Tells the page that its address has changed; the browser says so only of back and forward. */
const moved = 'staff:address';

/** What follows the page's path, with its question mark; it changes with back and forward, too. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** Changes it without leaving the page: choosing something pushes, typing replaces. `state` comes back with the entry. */
export function goTo(search: string, how: 'push' | 'replace', state: unknown = null): void {
  if (how === 'replace' && search === window.location.search) return;
  const address = window.location.pathname + search + window.location.hash;
  if (how === 'push') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  window.dispatchEvent(new Event(moved));
}

/** All who read the address. They are told in one go, so that they are drawn together: a sheet closes as its list comes back. */
const readers = new Set<() => void>();

function tellReaders(): void {
  for (const onChange of [...readers]) onChange();
}

function subscribe(onChange: () => void): () => void {
  if (readers.size === 0)
    for (const event of ['popstate', moved]) window.addEventListener(event, tellReaders);
  readers.add(onChange);
  return () => {
    readers.delete(onChange);
    if (readers.size === 0)
      for (const event of ['popstate', moved]) window.removeEventListener(event, tellReaders);
  };
}
