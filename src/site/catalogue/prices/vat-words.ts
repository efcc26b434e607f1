import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { CatalogueWords } from '../words/en.ts';

/** States above a table if prices include VAT; undefined if the studio charges none. */
export function vatNote(words: CatalogueWords, vatRegistered: boolean, addsVat: boolean): string | undefined {
  if (!vatRegistered) return undefined;
  return addsVat ? words.pricesBeforeVat({ percent: vatPercent }) : words.pricesWithVat;
}
