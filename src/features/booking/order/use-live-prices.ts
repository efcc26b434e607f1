import { useEffect, useState } from 'react';
import {
  type LivePackages,
  livePackages,
  refreshPackages,
} from '#src/features/catalogue/packages/live-packages.ts';
import { buildPriceBook, type PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { priceBook } from '#src/features/catalogue/prices/published-prices.ts';

/** The price book of this moment. */
export interface LivePrices {
  book: PriceBook;
  /** Whether the book is what is sold now. Until it is `known`, things cost what they cost when the site was built. */
  status: 'unasked' | 'loading' | 'known' | 'unreached';
  /** Asks for the prices again. */
  refresh: () => void;
}

/** The prices as they are now, once there is something to price (`needed`). */
export function useLivePrices(needed: boolean): LivePrices {
  const [{ book, status }, setLive] = useState<Omit<LivePrices, 'refresh'>>({
    book: priceBook,
    status: 'unasked',
  });
  const [asks, setAsks] = useState(0);

  useEffect(() => {
    if (!needed) return undefined;
    let left = false;
    setLive((before) => ({ ...before, status: 'loading' }));
    void (asks === 0 ? livePackages() : refreshPackages()).then((found) => {
      if (!left) setLive((before) => answered(before.book, found));
    });
    return () => {
      left = true;
    };
  }, [needed, asks]);

  return { book, status, refresh: () => setAsks((count) => count + 1) };
}

function answered(before: PriceBook, found: LivePackages): Omit<LivePrices, 'refresh'> {
  if (found === 'unreached') return { book: before, status: 'unreached' };
  const book = found === 'as-built' ? priceBook : buildPriceBook(found);
  return { book, status: 'known' };
}
