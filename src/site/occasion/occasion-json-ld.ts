import type { Offer, Service, WithContext } from 'schema-dts';
import type { Occasion } from '#src/domain/occasion/occasion.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { studioReference } from '#src/site/studio/local-business.ts';
import type { Rung } from './rungs.ts';

export function occasionJsonLd(
  site: Site,
  path: string,
  { title, description }: Pick<Occasion, 'title' | 'description'>,
  rungs: readonly Rung[],
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    url: site.url + path,
    areaServed: site.address.country,
    provider: studioReference(site),
    ...(rungs.length > 0 && { offers: rungs.map((rung) => offerOf(site, rung)) }),
  };
}

function offerOf(site: Site, rung: Rung): Offer {
  const offer = { '@type': 'Offer', name: rung.label, url: site.url + rung.href } as const;
  if (!rung.open) return { ...offer, priceCurrency: 'RWF', price: rung.amount };
  return {
    ...offer,
    priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'RWF', minPrice: rung.amount },
  };
}
