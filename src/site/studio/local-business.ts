import type { LocalBusiness, WithContext } from 'schema-dts';
import { readOpeningHours } from '#src/domain/studio/facts/opening-hours.ts';
import type { Site } from '#src/domain/studio/studio.ts';

/** Names the studio as the provider of something; `localBusiness` describes it under the same id. */
export function studioReference(site: Site) {
  return { '@type': 'LocalBusiness', '@id': `${site.url}/#studio`, name: site.name } as const;
}

export function localBusiness(site: Site): WithContext<LocalBusiness> {
  const hours = readOpeningHours(site.hours);
  return {
    '@context': 'https://schema.org',
    ...studioReference(site),
    description: site.description,
    url: site.url,
    email: site.emails.general,
    telephone: site.phones[0].number,
    currenciesAccepted: 'RWF',
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.district,
      addressCountry: 'RW',
    },
    geo: { '@type': 'GeoCoordinates', latitude: site.map.latitude, longitude: site.map.longitude },
    ...(hours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
    sameAs: site.social.map((profile) => profile.url),
  };
}
