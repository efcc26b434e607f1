import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';

/** One step of a breadcrumb; the last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}

/** Text for a `<script type="application/ld+json">`: no tag in it can end the script early. */
export function serialiseJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The trail as search engines read it. `origin` is the site's address without a slash at the end. */
export function breadcrumbList(origin: string, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href === undefined ? {} : { item: origin + crumb.href }),
    })),
  };
}
