import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { articles } from '#src/features/insight/articles.ts';
import { inFeed } from '#src/features/insight/order.ts';
import { pageContent } from '#src/features/studio/page-content.ts';
import { site } from '#src/features/studio/site.ts';

/** The newest articles as a feed. */
export async function GET(context: APIContext): Promise<Response> {
  const page = await pageContent('insightsPage', 'insights');
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
      // Midnight in Kigali, so that no reader's calendar shows another day than the page.
      pubDate: new Date(`${data.date}T00:00:00+02:00`),
    })),
  });
}
