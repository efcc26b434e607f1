import { useCallback, useEffect, useRef, useState } from 'react';
import { buildPriceBook, type PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { priceBook } from '#src/features/catalogue/prices/published-prices.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** Milliseconds until what was built has to do. */
const patience = 8000;

/** The price book of this moment. */
export interface CurrentPrices {
  book: PriceBook;
  /** Whether the book is what is sold now. Until it is `known`, things cost what they cost when the site was built. */
  status: 'unasked' | 'loading' | 'known' | 'unreached';
  /** Asks for the prices again. */
  refresh: () => void;
}

/** The prices as they are now, once there is something to price (`needed`). */
export function useCurrentPrices(needed: boolean): CurrentPrices {
  const [{ book, status }, setCurrent] = useState<Omit<CurrentPrices, 'refresh'>>({
    book: priceBook,
    status: 'unasked',
  });
  const asks = useRef(0);

  const refresh = useCallback(async () => {
    asks.current += 1;
    const ask = asks.current;
    setCurrent((before) => ({ ...before, status: 'loading' }));
    const found = await currentBook();
    // An answer that a later one has overtaken says nothing new.
    if (ask !== asks.current) return;
    setCurrent((before) =>
      found ? { book: found, status: 'known' } : { book: before.book, status: 'unreached' },
    );
  }, []);

  useEffect(() => {
    if (needed) void refresh();
  }, [needed, refresh]);

  return { book, status, refresh };
}

/** The price book of what is sold now; undefined where nobody answered. */
async function currentBook(): Promise<PriceBook | undefined> {
  const answer = await answerTo((init) => api.pricing.$get({}, { init }), patience);
  return answer.kind === 'ok' ? buildPriceBook(answer.data) : undefined;
}
