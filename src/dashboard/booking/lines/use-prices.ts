import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { PriceRow } from '#src/domain/catalogue/prices/price-row.ts';
import { publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { api } from '#src/lib/api.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import { type Offer, offersOf } from './offers.ts';

const query = {
  ...apiQuery(['prices'], (init) => api.pricing.$get({}, { init })),
  // Rows that move while someone picks one would be mistaken for each other.
  refetchInterval: false,
  refetchOnWindowFocus: false,
} as const;

export interface Prices {
  book: PriceBook;
  offers: readonly Offer[];
  refresh: () => void;
}

/** Current prices; until they are loaded, those of the build. */
export function usePrices(): Prices {
  const { data, refetch } = useQuery(query);
  const rows: readonly PriceRow[] = data ?? publishedPrices;
  return useMemo(
    () => ({ book: englishBook(rows), offers: offersOf(rows), refresh: () => void refetch() }),
    [rows, refetch],
  );
}
