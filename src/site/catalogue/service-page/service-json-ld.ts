import type { Service, WithContext } from 'schema-dts';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { Site } from '#src/domain/studio/studio.ts';

export interface DescribedService {
  title: string;
  description: string;
  path: string;
  priced: string | undefined;
}

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
