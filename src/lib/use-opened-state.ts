import { useEffect } from 'react';

/** Marks <html> with whether the address opened a record; LostLink.astro and the help of pages follow. */
export function useOpenedState(found: boolean | undefined): void {
  useEffect(() => {
    if (found !== undefined) document.documentElement.dataset['opened'] = found ? 'yes' : 'no';
  }, [found]);
}
