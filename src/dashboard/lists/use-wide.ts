import { useSyncExternalStore } from 'react';

/** Width from which rows are lines of a table; below it they are cards. The same as in table.css. */
const wide = '(min-width: 64rem)';

/** Width from which two filters fit next to the search. */
const wider = '(min-width: 80rem)';

export const useWide = () => useMatch(wide);

export const useWider = () => useMatch(wider);

function useMatch(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}
