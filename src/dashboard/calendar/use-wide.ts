import { useSyncExternalStore } from 'react';

/** True where a table by hour fits, as in calendar.css. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}

function subscribe(onChange: () => void): () => void {
  const list = wide();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const wide = () => window.matchMedia('(min-width: 60rem)');
