import { expect, test } from 'vitest';
import { findDeadLinks, holdsChanges, sentenceFor } from './dead-links.ts';
import type { Snapshot } from './published-content.ts';

const pages: [address: string, html: string | undefined][] = [
  [
    '/',
    '<a href="/services/photography#prices">Prices</a> <a href="/servces">Services</a> <img src="/a.avif">',
  ],
  ['/services', '<h1 id="top">Services</h1> <a href="#top">Up</a> <a href="/?q=1">Home</a>'],
  ['/services/photography', '<a href="/services#tpo">All</a> <a href="https://maps.example/x">Map</a>'],
  ['/a.avif', undefined],
];
const site = new Map(pages.map(([address, html]) => [address, html === undefined ? undefined : () => html]));

const content = new Map([['content/home.json', '{\n  "title": "Home",\n  "href": "/servces"\n}']]);

test('only links to missing pages and fragments are reported', () => {
  expect(findDeadLinks(site).map((link) => link.text)).toEqual([
    '/services/photography#prices',
    '/servces',
    '/services#tpo',
  ]);
});

test('a dead link is reported with its file, line, cause and a suggestion', () => {
  const messages = findDeadLinks(site).map((link) => sentenceFor(link, site, content));
  expect(messages).toContain(
    '  content/home.json:3 links to /servces: there is no such page. Did you mean /services?',
  );
  expect(messages).toContain(
    '  the page /services/photography links to /services#tpo: nothing on that page is called #tpo.',
  );
});

const kept = {
  id: 'dancing',
  state: 'published' as const,
  changes: null,
  draft: null,
  removed: false,
  overBase: true,
};
test.each<[name: string, holds: boolean, overrides: Snapshot['overrides'] | undefined]>([
  ['no database', false, undefined],
  ['no overrides', false, { service: { entries: [], order: [] } }],
  ['a draft entry', false, { service: { entries: [{ ...kept, state: 'draft' }], order: ['dancing'] } }],
  [
    'a changed entry',
    true,
    { service: { entries: [{ ...kept, changes: { page: '/servces' } }], order: [] } },
  ],
  ['a hidden entry', true, { internship: { entries: [{ ...kept, state: 'hidden' }], order: [] } }],
  ['a removed entry', true, { package: { entries: [{ ...kept, removed: true }], order: [] } }],
])('a build with %s contains staff changes: %s', (_, holds, shelf) => {
  expect(holdsChanges(shelf && { overrides: shelf })).toBe(holds);
});
