import { useCallback, useEffect, useRef, useState } from 'react';
import { buildPriceBook, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { namedRows } from '#src/domain/catalogue/prices/price-names.ts';
import { publishedRows } from '#src/domain/catalogue/prices/published-rows.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { pageLanguage } from '#src/lib/words/languages.ts';

/** Timeout in milliseconds, after which the build's prices are used. */
const timeoutMs = 8000;

export interface CurrentPrices {
  book: PriceBook;
  /** Request state. `book` is the build's until `known`. */
  status: 'unasked' | 'loading' | 'known' | 'unreached';
  refresh: () => void;
}

export function useCurrentPrices(needed: boolean): CurrentPrices {
  const words = useWords('prices');
  const names = useWords('price-names');
  const [{ book, status }, setCurrent] = useState<Omit<CurrentPrices, 'refresh'>>(() => ({
    book: buildPriceBook(words, namedRows(names, publishedRows)),
    status: 'unasked',
  }));
  const asks = useRef(0);

  const refresh = useCallback(async () => {
    asks.current += 1;
    const ask = asks.current;
    setCurrent((before) => ({ ...before, status: 'loading' }));
    const found = await currentBook(words);
    // A later request is pending or done.
    if (ask !== asks.current) return;
    setCurrent((before) =>
      found ? { book: found, status: 'known' } : { book: before.book, status: 'unreached' },
    );
  }, [words]);

  useEffect(() => {
    if (needed) void refresh();
  }, [needed, refresh]);

  return { book, status, refresh };
}

async function currentBook(words: PriceWords): Promise<PriceBook | undefined> {
  const query = { language: pageLanguage() };
  const answer = await answerTo((init) => api.pricing.$get({ query }, { init }), timeoutMs);
  return answer.kind === 'ok' ? buildPriceBook(words, answer.data) : undefined;
}
