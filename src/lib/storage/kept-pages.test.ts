import { describe, expect, it } from 'vitest';
import { pageList, withNotice } from '#src/site/offline/kept-page.ts';
import { filesOf, importsOf } from '#src/site/offline/page-files.ts';
import { en } from '#src/site/offline/words/en.ts';
import { addressIn, languages } from '../words/languages.ts';
import { speak } from '../words/messages.ts';
import { isKept } from './kept-pages.ts';

const keptIn = (path: string) => languages.map((language) => isKept(addressIn(language, path)));

describe('isKept', () => {
  it.each(['/', '/pricing', '/pricing/frames', '/book-now', '/insights/art-passion', '/internships'])(
    'the page %s is cached in each language',
    (path) => {
      expect(keptIn(path)).toEqual([true, true, true]);
    },
  );

  it.each([
    ...[
      '/api/pricing',
      '/dashboard/admin',
      '/account',
      '/settings',
      '/login',
      '/booking',
      '/payment-success',
    ],
    ...[
      '/invitation',
      '/internships/draft',
      '/internships/applied',
      '/contact/sent',
      '/newsletter/sent',
      '/dev/mail',
      '//pricing',
      '/rss.xml',
      '/_astro/a.js',
      '/.netlify/images',
    ],
  ])('the page %s is never cached in any language', (path) => {
    expect(keptIn(path)).toEqual([false, false, false]);
  });
});

describe('a cached page', () => {
  const words = speak('en', en);
  const page = '<body><header></header><main id="content" tabindex="-1"><h1>Prices</h1></main></body>';

  it('a cached page starts with an offline notice and its date', () => {
    expect(withNotice(words, page, { from: new Date('2026-11-20T23:30:00Z'), online: false })).toContain(
      '<main id="content" tabindex="-1"><p class="kept" role="status">You are offline. This page is from 21 November 2026; prices may have changed.</p><h1>',
    );
  });

  it('a cached page without a date names an earlier visit, and an unreachable site if online', () => {
    expect(withNotice(words, page, { from: undefined, online: true })).toContain(
      'The site cannot be reached. This page is from an earlier visit; prices may have changed.',
    );
  });

  it('a cached page is listed by its escaped title, or else its path', () => {
    expect(pageList([{ path: '/faqs', html: '<title>FAQs &amp; more · FTS</title>' }])).toBe(
      '<li><a href="/faqs" hreflang="en" lang="en">FAQs &amp; more · FTS</a></li>',
    );
    expect(pageList([{ path: '/a"b', html: '' }])).toContain('<a href="/a&quot;b"');
    expect(pageList([{ path: '/a"b', html: '' }])).toContain('>/a&quot;b</a>');
  });

  it('a listed page names the language of its title by its address', () => {
    expect(pageList([{ path: '/fr/faqs', html: '<title>Questions</title>' }])).toBe(
      '<li><a href="/fr/faqs" hreflang="fr" lang="fr">Questions</a></li>',
    );
  });
});

describe('the files of a page', () => {
  it('the files of a page are its scripts and styles, without pictures and islands', () => {
    const html =
      '<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/b.js"></script><img src="/_astro/c.avif"><astro-island component-url="/_astro/d.js">';
    expect(filesOf(html)).toEqual(['/_astro/a.css', '/_astro/b.js']);
  });

  it('the words that a page preloads are files of the page, other data is not', () => {
    const html =
      '<link rel="preload" href="/_astro/words/1c97cd2c/fr/book-now.json" as="fetch" crossorigin><a href="/_astro/a.json">A</a><a href="/words/b.json">B</a>';
    expect(filesOf(html)).toEqual(['/_astro/words/1c97cd2c/fr/book-now.json']);
  });

  it('static imports of a script are files of the page, dynamic imports are not', () => {
    const script = 'import{a as b}from"./one.js";import"./two.js";const later=()=>import("./three.js");';
    expect(importsOf(script)).toEqual(['/_astro/one.js', '/_astro/two.js']);
  });
});
