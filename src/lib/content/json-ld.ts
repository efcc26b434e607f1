import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';

/** A breadcrumb; the last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}

/** Serialises for `<script type="application/ld+json">`: no tag in it can end the script early. */
export function serialiseJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Builds the trail for search engines. `origin` has no trailing slash. */
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
