import { useEffect } from 'react';

/** Marks <html> once the address has opened something or not, which shows or hides LostLink.astro. */
export function useFound(found: boolean | undefined): void {
  useEffect(() => {
    if (found !== undefined) document.documentElement.dataset['opened'] = found ? 'yes' : 'no';
  }, [found]);
}
