import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBook, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { cataloguePrices, sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { site } from '#src/domain/studio/site.ts';

interface Offer {
  sku: string;
  package: string | undefined;
  /** "Portrait photography, 4 hours, Premium: 800,000 RWF" */
  text: string;
}

export interface OfferGroup {
  title: string;
  offers: Offer[];
}

export function offerGroups(words: PriceWords, book: PriceBook): OfferGroup[] {
  const groups = Map.groupBy(
    [...book.values()].filter(({ sameAs }) => sameAs === undefined),
    (entry) => titleOf(words, entry),
  );
  return [...groups].map(([title, entries]) => ({
    title,
    offers: entries.flatMap((entry) => offersOf(words, entry)),
  }));
}

function offersOf(words: PriceWords, entry: PriceBookEntry): Offer[] {
  const { sku, sessions } = entry;
  const ids = Object.keys(sessions);
  return (ids.length === 0 ? [undefined] : ids).map((id) => ({
    sku,
    package: id,
    text: `${lineLabel(entry, id)}: ${withVat(words, entry)}`,
  }));
}

function withVat(words: PriceWords, { price: of, addsVat }: PriceBookEntry): string {
  const price = priceText(words, of);
  return addsVat && of.kind !== 'on-request' ? words.plusVatPercent({ price, percent: vatPercent }) : price;
}

function titleOf(words: PriceWords, { service }: PriceBookEntry): string {
  if (service === 'packages') return words.packagesOf({ studio: site.name });
  const session = sessionPrices[service];
  if (session !== undefined) return session.label;
  const [category] = service.split('/');
  const found = cataloguePrices.categories.find(
    ({ id, services }) => id === category || (service === 'frames' && services === 'frames'),
  );
  return found?.title ?? service;
}
