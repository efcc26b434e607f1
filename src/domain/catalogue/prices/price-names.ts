import json from '#published/price-names.json' with { type: 'json' };
import type { Language } from '#src/lib/words/languages.ts';
import type { PriceRow } from './price-row.ts';
import { publishedPrices } from './published-prices.ts';

type PriceNames = Pick<PriceRow, 'name' | 'sessions' | 'size'>;

const translated = json as Readonly<Record<string, Readonly<Record<string, PriceNames>>>>;

/** Returns the names of prices in a language, by SKU without tier. Names by staff are English. */
export function priceNamesIn(language: Language): ReadonlyMap<string, PriceNames> {
  const names = translated[language] ?? {};
  return new Map(publishedPrices.map((row) => [row.sku, names[row.sku] ?? row]));
}
