import { describe, expect, it } from 'vitest';
import { addressIn, languages } from '#src/lib/words/languages.ts';
import { nextPages } from './next-pages.ts';

const [rule] = JSON.parse(nextPages).prefetch;
const [all, { not: excluded }] = rule.where.and;
const base = 'https://fts.example';
const matches = (pattern: string, address: string) => new URLPattern(pattern, base).test(address, base);

/** As a browser decides on a link, in each language. */
const prefetched = (path: string) =>
  languages.map((language) => {
    const address = addressIn(language, path);
    return (
      matches(all.href_matches, address) &&
      !excluded.href_matches.some((pattern: string) => matches(pattern, address))
    );
  });

describe('the likely next page', () => {
  it.each(['/', '/pricing', '/pricing#combined-packages', '/book-now', '/services/photography', '/france'])(
    '%s is prefetched in each language',
    (path) => expect(prefetched(path)).toEqual([true, true, true]),
  );

  it.each([
    ...['/account', '/account/data', '/booking', '/booking#key', '/dashboard/admin', '/settings#security'],
    ...['/login', '/register', '/forgot', '/invitation#key', '/paper', '/payment-success', '/verify/P-1'],
    ...['/api/bookings/form', '/dev/mail', '/search?q=logo', '/contact?service=audio'],
  ])('%s is prefetched in no language', (path) => expect(prefetched(path)).toEqual([false, false, false]));
});
