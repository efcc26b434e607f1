import { expect, test } from 'vitest';
import site from '#content/site.json' with { type: 'json' };
import { liveLanguages } from './live-languages.ts';
import { siteSchema } from './studio.ts';

const withConfirmation = (confirmedBy: string | null) => ({ languages: { rw: { confirmedBy } } });

test.each([
  ['production', null, ['en', 'fr']],
  ['production', 'Aline Uwase', ['en', 'fr', 'rw']],
  ['deploy-preview', null, ['en', 'fr', 'rw']],
  [undefined, null, ['en', 'fr', 'rw']],
])('a build in context %s with Kinyarwanda confirmed by %s shows %j', (context, confirmedBy, live) => {
  expect(liveLanguages(withConfirmation(confirmedBy), context)).toEqual(live);
});

test('a confirmation without a name is refused, and so is a missing or an unknown one', () => {
  const accepts = (languages: object) => siteSchema.safeParse({ ...site, languages }).success;
  expect(accepts(withConfirmation('Aline Uwase').languages)).toBe(true);
  expect(accepts(withConfirmation(null).languages)).toBe(true);
  expect(accepts(withConfirmation(' ').languages)).toBe(false);
  expect(accepts({})).toBe(false);
  expect(accepts({ ...withConfirmation(null).languages, sw: { confirmedBy: null } })).toBe(false);
});
