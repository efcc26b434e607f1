import { expect, it } from 'vitest';
import { addressIn, languages } from '#src/lib/words/languages.ts';
import { isListed } from './listed-pages.ts';

const listed = (path: string) =>
  languages.map((language) => isListed(`https://fts.example${addressIn(language, path)}`));

it.each(['/', '/pricing', '/book-now', '/contact', '/internships/dance-internship', '/services/dancing'])(
  'the sitemap lists %s in each language',
  (path) => expect(listed(path)).toEqual([true, true, true]),
);

it.each([
  '/404',
  '/account',
  '/booking',
  '/login',
  '/contact/sent',
  '/internships/apply',
  '/dashboard/admin',
])('the sitemap lists %s in no language', (path) => expect(listed(path)).toEqual([false, false, false]));
