import type { Course, WithContext } from 'schema-dts';
import type { Site } from '#src/features/studio/studio.ts';
import { type Internship, totalFee } from './internship.ts';

/** A programme as search engines read it, with what it costs in all (RWF). */
export function courseJsonLd(site: Site, internship: Internship, path: string): WithContext<Course> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: internship.title,
    description: internship.summary,
    url: site.url + path,
    provider: { '@type': 'Organization', name: site.name, url: site.url },
    offers: { '@type': 'Offer', category: 'Paid', price: totalFee(internship), priceCurrency: 'RWF' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      location: `${site.address.city}, ${site.address.country}`,
      description: `${internship.duration}. ${internship.schedule}`,
    },
  };
}
