import { useEffect, useMemo, useState } from 'react';
import { priceBook, prices } from '#src/features/catalogue/prices/browser-prices.ts';
import { fetchPackages } from '#src/features/catalogue/prices/live-packages.ts';
import type { PackagePrice } from '#src/features/catalogue/prices/package-price.ts';
import { buildPriceBook, type PriceBook } from '#src/features/catalogue/prices/price-book.ts';

/** The price book of this moment. */
export interface LivePrices {
  book: PriceBook;
  /** Where the live list of packages stands. Until it is `known`, packages cost what was published. */
  packages: 'unasked' | 'loading' | 'known' | 'unreached';
  /** Asks for the list again. */
  refresh: () => void;
}

/** The published prices, with the packages as they are now when the order has one (`needed`). */
export function useLivePrices(needed: boolean): LivePrices {
  const [status, setStatus] = useState<LivePrices['packages']>('unasked');
  const [live, setLive] = useState<PackagePrice[]>();
  const book = useMemo(() => (live === undefined ? priceBook : buildPriceBook(prices, live)), [live]);

  useEffect(() => {
    if (needed && status === 'unasked') setStatus('loading');
    if (status !== 'loading') return undefined;
    let left = false;
    void fetchPackages().then((found) => {
      if (left) return;
      setStatus(found === undefined ? 'unreached' : 'known');
      if (found !== undefined) setLive(found);
    });
    return () => {
      left = true;
    };
  }, [needed, status]);

  return { book, packages: status, refresh: () => setStatus((now) => (now === 'unasked' ? now : 'loading')) };
}
