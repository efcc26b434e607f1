import { useCallback, useEffect, useRef, useState } from 'react';
import { buildPriceBook, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** Timeout in milliseconds, after which the build's prices are used. */
const timeoutMs = 8000;

export interface CurrentPrices {
  book: PriceBook;
  /** Request state. `book` is the build's until `known`. */
  status: 'unasked' | 'loading' | 'known' | 'unreached';
  refresh: () => void;
}

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
    // A later request is pending or done.
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

async function currentBook(): Promise<PriceBook | undefined> {
  const answer = await answerTo((init) => api.pricing.$get({}, { init }), timeoutMs);
  return answer.kind === 'ok' ? buildPriceBook(answer.data) : undefined;
}
