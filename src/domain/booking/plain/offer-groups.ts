import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import { lineLabel, type PriceBook, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { cataloguePrices, sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
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

export function offerGroups(book: PriceBook): OfferGroup[] {
  const groups = Map.groupBy(
    [...book.values()].filter(({ sameAs }) => sameAs === undefined),
    titleOf,
  );
  return [...groups].map(([title, entries]) => ({ title, offers: entries.flatMap(offersOf) }));
}

function offersOf(entry: PriceBookEntry): Offer[] {
  const { sku, sessions } = entry;
  const ids = Object.keys(sessions);
  return (ids.length === 0 ? [undefined] : ids).map((id) => ({
    sku,
    package: id,
    text: `${lineLabel(entry, id)}: ${priceText(entry)}`,
  }));
}

function priceText({ price, addsVat }: PriceBookEntry): string {
  return addsVat && price.kind !== 'on-request'
    ? `${formatPrice(price)} + ${vatPercent}% VAT`
    : formatPrice(price);
}

function titleOf({ service }: PriceBookEntry): string {
  if (service === 'packages') return `Packages of ${site.name}`;
  const session = sessionPrices[service];
  if (session !== undefined) return session.label;
  const [category] = service.split('/');
  const found = cataloguePrices.categories.find(
    ({ id, services }) => id === category || (service === 'frames' && services === 'frames'),
  );
  return found?.title ?? service;
}
