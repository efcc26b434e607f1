import type { Article, WithContext } from 'schema-dts';
import type { Insight } from '#src/domain/insight/insight.ts';
import type { Site } from '#src/domain/studio/studio.ts';

export function articleJsonLd(site: Site, insight: Insight, path: string): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: insight.title,
    description: insight.excerpt,
    datePublished: insight.date,
    url: site.url + path,
    image: site.url + insight.picture.src,
    author: { '@type': 'Organization', name: insight.author },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
  };
}
