import { expect, it } from 'vitest';
import json from '#content/site.json' with { type: 'json' };
import { type Site, siteSchema } from '../studio.ts';
import { factsOf, siteWith } from './studio-facts.ts';

const base = json as Site;
it('a site with its own facts applied stays unchanged', () => {
  expect(siteWith(base, factsOf(base))).toEqual(base);
});

it('a site stays valid when facts are changed, added or left out', () => {
  const { facebook: _, ...facts } = factsOf(base);
  const site = siteWith(base, {
    ...facts,
    phone: '+250 788 123 456',
    mailLine: 'We are closed on 25 December.',
  });
  expect(site).toMatchObject({
    name: base.name,
    mailLine: 'We are closed on 25 December.',
    phones: [{ display: '+250 788 123 456', number: '+250788123456' }, base.phones[1]],
  });
  expect(site.social.map(({ name }) => name)).toEqual(['Instagram', 'YouTube', 'X']);
  expect(siteSchema.parse(site)).toEqual(site);
});
