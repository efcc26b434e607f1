import { expect, test } from 'vitest';
import site from '#content/site.json' with { type: 'json' };
import { languagesToShow } from './confirmed-languages.ts';
import { siteSchema } from './studio.ts';

test.each([
  ['production', { rw: { confirmedBy: null } }, ['rw'], ['en', 'fr']],
  ['production', { rw: { confirmedBy: null } }, [], ['en', 'fr']],
  ['production', { rw: { confirmedBy: 'Aline Uwase' } }, ['rw'], ['en', 'fr', 'rw']],
  ['production', {}, ['fr'], ['en', 'rw']],
  ['deploy-preview', { rw: { confirmedBy: null } }, ['fr', 'rw'], ['en', 'fr', 'rw']],
  [undefined, { rw: { confirmedBy: null } }, ['fr', 'rw'], ['en', 'fr', 'rw']],
])(
  'a build in %s with the confirmations %j and marks in %j shows %j',
  (context, confirmed, marked, shown) => {
    const isUnconfirmed = (language: string) => marked.includes(language);
    expect(languagesToShow({ languages: confirmed }, isUnconfirmed, context)).toEqual(shown);
  },
);

test('a confirmation without a name is refused, and so is one of an unknown language', () => {
  const accepts = (languages: object) => siteSchema.safeParse({ ...site, languages }).success;
  expect(accepts({ fr: { confirmedBy: 'Aline Uwase' }, rw: { confirmedBy: null } })).toBe(true);
  expect(accepts({})).toBe(true);
  expect(accepts({ rw: { confirmedBy: ' ' } })).toBe(false);
  expect(accepts({ sw: { confirmedBy: null } })).toBe(false);
});
