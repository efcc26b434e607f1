import { useEffect } from 'react';

/** Tells <html> whether the page's address opened something, once that is known: LostLink.astro is shown or hidden by it. */
export function useFound(found: boolean | undefined): void {
  useEffect(() => {
    if (found !== undefined) document.documentElement.dataset['opened'] = found ? 'yes' : 'no';
  }, [found]);
}
