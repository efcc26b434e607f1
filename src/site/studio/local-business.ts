import type { LocalBusiness, WithContext } from 'schema-dts';
import type { Site } from '#src/domain/studio/studio.ts';
import { shortWeekdays, weekdayNames } from '#src/lib/dates/months.ts';

/** Names the studio as the provider of something; `localBusiness` describes it under the same id. */
export function studioReference(site: Site) {
  return { '@type': 'LocalBusiness', '@id': `${site.url}/#studio`, name: site.name } as const;
}

export function localBusiness(site: Site): WithContext<LocalBusiness> {
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
    openingHoursSpecification: site.hours.map(({ from, to, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayNames.slice(shortWeekdays.indexOf(from), shortWeekdays.indexOf(to) + 1),
      opens,
      closes,
    })),
    sameAs: site.social.map((profile) => profile.url),
  };
}
