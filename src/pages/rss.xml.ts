import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { pageContent } from '#src/domain/studio/page-content.ts';
import { site } from '#src/domain/studio/site.ts';
import { articles } from '#src/site/insight/articles.ts';
import { inFeed } from '#src/site/insight/order.ts';

export async function GET(context: APIContext): Promise<Response> {
  const page = await pageContent('en', 'insightsPage', 'insights');
  const insights = (await articles()).slice(0, inFeed);
  return rss({
    title: `${page.title} · ${site.name}`,
    description: page.description,
    site: context.site ?? site.url,
    trailingSlash: false,
    customData: '<language>en</language>',
    items: insights.map(({ data }) => ({
      title: data.title,
      description: data.excerpt,
      link: `/insights/${data.slug}`,
      // Midnight in Kigali, so that no feed reader shows another day than the page.
      pubDate: new Date(`${data.date}T00:00:00+02:00`),
    })),
  });
}
