import type { Course, WithContext } from 'schema-dts';
import { type ProgrammeFields, totalFee } from '#src/domain/internship/programme.ts';
import type { Site } from '#src/domain/studio/studio.ts';

export function courseJsonLd(site: Site, path: string, fields: ProgrammeFields): WithContext<Course> {
  const { title, summary, duration, schedule } = fields;
  const price = totalFee(fields);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description: summary || title,
    url: `${site.url}${path}`,
    provider: { '@type': 'Organization', name: site.name, url: site.url },
    ...(price !== undefined && {
      offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'RWF' },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      location: `${site.address.city}, ${site.address.country}`,
      description: [duration, schedule].filter(Boolean).join('. '),
    },
  };
}
