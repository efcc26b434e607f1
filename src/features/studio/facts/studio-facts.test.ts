import { expect, it } from 'vitest';
import json from '#content/site.json' with { type: 'json' };
import { type Site, siteSchema } from '../studio.ts';
import { publishedSite } from './published-site.ts';
import { factsOf, siteWith } from './studio-facts.ts';

const base = json as Site;
const entry = { id: 'studio', state: 'published', draft: null, removed: false, overBase: true };
const shelf = (changes: object | null) => ({
  studio: { entries: [{ ...entry, changes }], order: [] },
});

it('says of git what git says', () => {
  expect(siteWith(base, factsOf(base))).toEqual(base);
});

it('lays what was published over git, and keeps a whole site', () => {
  const changes = { phone: '+250 788 123 456', facebook: null, mailLine: 'We are closed on 25 December.' };
  const site = publishedSite(base, shelf(changes));
  expect(site).toMatchObject({
    name: base.name,
    mailLine: 'We are closed on 25 December.',
    phones: [{ display: '+250 788 123 456', number: '+250788123456' }, base.phones[1]],
  });
  expect(site.social.map(({ name }) => name)).toEqual(['Instagram', 'YouTube', 'X']);
  expect(siteSchema.parse(site)).toEqual(site);
});

it.each([{}, shelf(null), { studio: { entries: [], order: [] } }])(
  'is git without anything over it: %j',
  (over) => expect(publishedSite(base, over)).toEqual(base),
);
