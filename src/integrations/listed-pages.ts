import type { SitemapItem } from '@astrojs/sitemap';
import { barePath } from '#src/lib/words/languages.ts';
import { alternates } from '#src/lib/words/pages.ts';

/** Pages left out of the sitemap in each language, with all paths below them. */
const unlisted = [
  '/404',
  '/payment-success',
  '/booking',
  '/conversation',
  '/paper',
  '/share',
  '/waiting-list',
  '/search',
  '/offline',
  '/contact/sent',
  '/services/dancing/enrol',
  '/newsletter/sent',
  '/internships/apply',
  '/internships/applied',
  '/internships/draft',
  '/internships/not-found',
  '/login',
  '/register',
  '/forgot',
  '/invitation',
  '/settings',
  '/account',
  '/dashboard',
];

/** True for the whole address of a page that the sitemap lists. */
export function isListed(page: string): boolean {
  const bare = barePath(new URL(page).pathname);
  return !unlisted.some((path) => bare === path || bare.startsWith(`${path}/`));
}

/** Adds the addresses of the page in its other languages. */
export function withAlternates(item: SitemapItem): SitemapItem {
  const links = alternates(new URL(item.url).pathname).map(({ name, href }) => ({
    lang: name,
    url: new URL(href, item.url).href,
  }));
  return links.length === 0 ? item : { ...item, links };
}
