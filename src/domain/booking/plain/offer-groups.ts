import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBook, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { cataloguePrices, sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';

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

/** Lists what the book sells in a language, by service. */
export function offerGroups(language: Language, book: PriceBook): OfferGroup[] {
  const words = wordsIn(language, pricesWords);
  const groups = Map.groupBy(
    [...book.values()].filter(({ sameAs }) => sameAs === undefined),
    (entry) => titleOf(language, words, entry),
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

function titleOf(language: Language, words: PriceWords, { service }: PriceBookEntry): string {
  if (service === 'packages') return words.packagesOf({ studio: site.name });
  const session = contentIn(language, 'prices/sessions.json', sessionPrices)[service];
  if (session !== undefined) return session.label;
  const [category] = service.split('/');
  const found = contentIn(language, 'prices/catalogue.json', cataloguePrices).categories.find(
    ({ id, services }) => id === category || (service === 'frames' && services === 'frames'),
  );
  return found?.title ?? service;
}
