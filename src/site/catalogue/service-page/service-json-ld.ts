import type { AggregateOffer, Service, WithContext } from 'schema-dts';
import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { upperBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { studioReference } from '#src/site/studio/local-business.ts';
import { pricesBelow } from '../prices/starting-price.ts';

export interface DescribedService {
  title: string;
  description: string;
  path: string;
  /** Addresses in the price book, as in `pricesBelow`. */
  addresses: readonly string[];
}

export function serviceJsonLd(
  site: Site,
  book: PriceBook,
  { title, description, path, addresses }: DescribedService,
): WithContext<Service> {
  const entries = pricesBelow(book, addresses);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    url: site.url + path,
    areaServed: site.address.country,
    provider: studioReference(site),
    ...(entries.length > 0 && { offers: allOffers(entries) }),
  };
}

/** Sums up offers with VAT. A price without an upper end leaves the highest open. */
function allOffers(entries: readonly PriceBookEntry[]): AggregateOffer {
  const highest = entries.map((entry) => {
    const amount = upperBound(entry.price);
    return amount === undefined ? undefined : lineAmount({ ...entry, price: { kind: 'fixed', amount } }, 1);
  });
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'RWF',
    lowPrice: Math.min(...entries.map((entry) => lineAmount(entry, 1))),
    ...(highest.every((amount) => amount !== undefined) && { highPrice: Math.max(...highest) }),
    offerCount: entries.length,
  };
}
