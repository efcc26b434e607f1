import { expect, test } from 'vitest';
import site from '#content/site.json' with { type: 'json' };
import { languagesToShow } from './confirmed-languages.ts';
import { siteSchema } from './studio.ts';

const withConfirmations = (fr: string | null, rw: string | null) => ({
  languages: { fr: { confirmedBy: fr }, rw: { confirmedBy: rw } },
});

test.each([
  ['production', null, ['rw'], ['en', 'fr']],
  ['production', 'Aline Uwase', ['rw'], ['en', 'fr', 'rw']],
  ['production', null, ['fr', 'rw'], ['en']],
  ['production', null, [], ['en', 'fr', 'rw']],
  ['deploy-preview', null, ['fr', 'rw'], ['en', 'fr', 'rw']],
  [undefined, null, ['fr', 'rw'], ['en', 'fr', 'rw']],
])(
  'a build in %s with Kinyarwanda confirmed by %s and marks in %j shows %j',
  (context, name, marked, live) => {
    const isUnconfirmed = (language: string) => marked.includes(language);
    expect(languagesToShow(withConfirmations(null, name), isUnconfirmed, context)).toEqual(live);
  },
);

test('a confirmation without a name is refused, and so is a missing or an unknown one', () => {
  const accepts = (languages: object) => siteSchema.safeParse({ ...site, languages }).success;
  expect(accepts(withConfirmations(null, 'Aline Uwase').languages)).toBe(true);
  expect(accepts(withConfirmations(null, null).languages)).toBe(true);
  expect(accepts(withConfirmations(null, ' ').languages)).toBe(false);
  expect(accepts({ fr: { confirmedBy: null } })).toBe(false);
  expect(accepts({ ...withConfirmations(null, null).languages, sw: { confirmedBy: null } })).toBe(false);
});
