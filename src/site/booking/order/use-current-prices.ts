import { useCallback, useEffect, useRef, useState } from 'react';
import { buildPriceBook, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** Time (ms) after which the prices of the build are used. */
const patience = 8000;

/** Price book, current once it has been read from the server. */
export interface CurrentPrices {
  book: PriceBook;
  /** State of the request. Until it is `known`, the book is the one of the build. */
  status: 'unasked' | 'loading' | 'known' | 'unreached';
  /** Reads the prices again. */
  refresh: () => void;
}

/** Reads the current prices once there is something to price (`needed`). */
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
    // Ignored: a later request is under way or answered.
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

/** Reads the current price book; undefined without an answer. */
async function currentBook(): Promise<PriceBook | undefined> {
  const answer = await answerTo((init) => api.pricing.$get({}, { init }), patience);
  return answer.kind === 'ok' ? buildPriceBook(answer.data) : undefined;
}
