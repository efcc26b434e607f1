import { describe, expect, it } from 'vitest';
import { addressIn, barePath, type Language, languageIn } from './languages.ts';

const addresses: Record<Language, string>[] = [
  { en: '/', fr: '/fr', rw: '/rw' },
  { en: '/?preview', fr: '/fr?preview', rw: '/rw?preview' },
  { en: '/#slides', fr: '/fr#slides', rw: '/rw#slides' },
  { en: '/booking', fr: '/fr/booking', rw: '/rw/booking' },
  { en: '/booking#key', fr: '/fr/booking#key', rw: '/rw/booking#key' },
  { en: '/login?next=/', fr: '/fr/login?next=/', rw: '/rw/login?next=/' },
  { en: '/internships/draft', fr: '/fr/internships/draft', rw: '/rw/internships/draft' },
];

describe.each(addresses)('the address $en', ({ en, fr, rw }) => {
  it('an address in French or Kinyarwanda begins with its language, in English it does not', () => {
    expect([addressIn('en', en), addressIn('fr', en), addressIn('rw', en)]).toEqual([en, fr, rw]);
  });

  it('a path without its language is the same in each language', () => {
    expect([barePath(en), barePath(fr), barePath(rw)]).toEqual([en, en, en]);
  });

  it('its language is known from its start', () => {
    expect([languageIn(en), languageIn(fr), languageIn(rw)]).toEqual(['en', 'fr', 'rw']);
  });
});

it('the home page of a language with a slash at its end has the bare path /', () => {
  expect(barePath('/fr/')).toBe('/');
});

it.each(['/frames', '/rwanda', '/en/pricing', '/pricing/fr', '/fr-pricing', 'fr/pricing', '//fr/pricing'])(
  'the path %s has no language to take off',
  (path) => {
    expect(barePath(path)).toBe(path);
    expect(languageIn(path)).toBe('en');
  },
);

it('two slashes behind the language stay, which browsers read as another host', () => {
  expect(barePath('/fr//elsewhere')).toBe('//elsewhere');
});
