import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addressIn, languageIn } from '#src/lib/words/languages.ts';
import { hrefIn, languagesOf } from '#src/lib/words/pages.ts';
import { htmlBudgetOf } from '#tests/support/agreed/page-budgets.ts';
import { dashboardRoutes, publicRoutes } from '#tests/support/agreed/routes.ts';
import { builtHtml, builtPage, wordsOf } from './built-page.ts';

/** Public pages in all their languages. */
const publicPages = publicRoutes.flatMap((route) =>
  languagesOf(route).map((language) => addressIn(language, route)),
);

describe.each([...publicPages, ...dashboardRoutes])('HTML of %s', (route) => {
  test('the compressed HTML is within its budget', () => {
    expect(brotliCompressSync(builtHtml(route)).byteLength, 'HTML with critical CSS').toBeLessThanOrEqual(
      htmlBudgetOf(route),
    );
  });

  test('the content security policy precedes the first script, style and link', () => {
    const first = /<(?:script|style|link|meta http-equiv="content-security-policy")/i.exec(builtHtml(route));
    expect(first?.[0]).toContain('content-security-policy');
  });

  test('the content security policy allows each inline script as it is sent', () => {
    const page = builtPage(route);
    const policy = page.querySelector('meta[http-equiv="content-security-policy"]')?.attributes['content'];
    const scripts = page
      .querySelectorAll('script:not([src])')
      .filter(({ attributes: { type } }) => type === undefined || type === 'speculationrules');
    expect(scripts).not.toEqual([]);
    for (const { rawText } of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(rawText).digest('base64')}'`);
  });
});

describe.each(publicPages)('content of %s before scripts', (route) => {
  const page = builtPage(route);

  test('the page has one h1 and some text before any script', () => {
    expect(page.querySelectorAll('h1').map(wordsOf)).toEqual([expect.stringMatching(/\S/)]);
    expect(wordsOf(page.querySelector('main'))).toMatch(/\S+(\s+\S+){8}/);
    for (const [part, path] of [
      ['header', '/'],
      ['footer', '/privacy-policy'],
    ] as const)
      expect(page.querySelector(`${part} a[href="${hrefIn(languageIn(route), path)}"]`), path).not.toBeNull();
  });

  test('every picture of the page has a size and an alt attribute', () => {
    // Pictures in a template are filled in before they are shown.
    const pictures = page.querySelectorAll('img').filter((picture) => picture.closest('template') === null);
    for (const picture of pictures) {
      const { src, width, height, alt } = picture.attributes;
      expect([width, height].every(Number), `size of ${src}`).toBe(true);
      expect(alt, `words for ${src}`).toBeDefined();
    }
  });

  test('the page loads nothing from another origin', () => {
    const parts = page.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel="preload"], img, source, iframe',
    );
    const addresses = parts.flatMap(({ attributes: { src, href, srcset, imagesrcset } }) => [
      src,
      href,
      srcset,
      imagesrcset,
    ]);
    expect(addresses.filter((address) => address && !/^(\/(?!\/)|data:)/.test(address))).toEqual([]);
  });
});
