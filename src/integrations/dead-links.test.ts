import { expect, test } from 'vitest';
import { findDeadLinks, sentenceFor } from './dead-links.ts';

const site = new Map<string, string | undefined>([
  [
    '/',
    '<a href="/services/photography#prices">Prices</a> <a href="/servces">Services</a> <img src="/a.avif">',
  ],
  ['/services', '<h1 id="top">Services</h1> <a href="#top">Up</a> <a href="/?q=1">Home</a>'],
  ['/services/photography', '<a href="/services#tpo">All</a> <a href="https://maps.example/x">Map</a>'],
  ['/a.avif', undefined],
]);

const content = new Map([['content/home.json', '{\n  "title": "Home",\n  "href": "/servces"\n}']]);

test('pages and fragments that are not there are found, and nothing else', () => {
  expect(findDeadLinks(site).map((link) => link.text)).toEqual([
    '/services/photography#prices',
    '/servces',
    '/services#tpo',
  ]);
});

test('an editor reads the file, the line, what is wrong and what to write instead', () => {
  const messages = findDeadLinks(site).map((link) => sentenceFor(link, site, content));
  expect(messages).toContain(
    '  content/home.json:3 links to /servces: there is no such page. Did you mean /services?',
  );
  expect(messages).toContain(
    '  the page /services/photography links to /services#tpo: nothing on that page is called #tpo.',
  );
});
