import type { Service, WithContext } from 'schema-dts';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { Site } from '#src/domain/studio/studio.ts';

/** What the page of a service sells: its name, and from the price book what the offers start and end at. */
export interface DescribedService {
  title: string;
  description: string;
  /** Path of the page. */
  path: string;
  /** Its name in the price files, if it has fixed prices. */
  priced: string | undefined;
}

/** A service as search engines read it. Amounts are RWF. */
export function serviceJsonLd(
  site: Site,
  book: PriceBook,
  { title, description, path, priced }: DescribedService,
): WithContext<Service> {
  const amounts = [...book.values()]
    .filter((entry) => entry.service === priced && entry.price.kind !== 'on-request')
    .map((entry) => lowerBound(entry.price));
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    url: site.url + path,
    areaServed: site.address.country,
    provider: { '@type': 'LocalBusiness', '@id': `${site.url}/#studio`, name: site.name },
    ...(amounts.length === 0
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'RWF',
            lowPrice: Math.min(...amounts),
            highPrice: Math.max(...amounts),
            offerCount: amounts.length,
          },
        }),
  };
}
