import { barePath } from '#src/lib/words/languages.ts';

/** Pages left out of the sitemap in each language, with all paths below them. */
const unlisted = [
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
