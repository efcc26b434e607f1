import type { LocalBusiness, WithContext } from 'schema-dts';
import type { Site } from './studio.ts';

/** The studio as search engines and maps read it: open every day from 8 to 20. */
export function localBusiness(site: Site): WithContext<LocalBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site.url}/#studio`,
    name: site.name,
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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '08:00',
      closes: '20:00',
    },
    sameAs: site.social.map((profile) => profile.url),
  };
}
