import { globSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#netlify/ops/places.ts';
import { islandScripts } from '#src/integrations/island-preloads.ts';
import { barePath, type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { builtHtml, wordsOf } from './built-page.ts';

/** Built pages of a language by address: /fr, /fr/book-now. */
function pagesIn(language: Language): string[] {
  const files = globSync([`${language}.html`, `${language}/**/*.html`], {
    cwd: path.join(projectRoot, 'dist'),
  });
  return files.map((file) => `/${file.replace(/\.html$/, '')}`);
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'data-label'];

/** Returns all that a page shows or reads aloud, without what is marked as English. */
function textOf(html: string): string {
  const page = parse(html);
  for (const other of page.querySelectorAll('[lang="en"], script, style')) other.remove();
  const attributes = page
    .querySelectorAll('*')
    .flatMap((element: HTMLElement) => spoken.map((name) => element.getAttribute(name) ?? ''));
  return [wordsOf(page), ...attributes].join('\n');
}

describe.each(namedLanguages.flatMap((language) => pagesIn(language).map((page) => ({ language, page }))))(
  '$page',
  ({ language, page }) => {
    const html = builtHtml(page);

    test('no sentence is in English', () => {
      expect(englishIn(textOf(html))).toEqual([]);
    });

    test('its scripts are those of the English page', () => {
      const scriptsOf = (one: string) => [
        ...parse(one)
          .querySelectorAll('script[src]')
          .map((script) => script.getAttribute('src')),
        ...islandScripts(one),
      ];
      expect(scriptsOf(html)).toEqual(scriptsOf(builtHtml(barePath(page))));
    });

    test('its links open in its language where the page exists in it', () => {
      const links = parse(html)
        .querySelectorAll('a[href^="/"]:not([hreflang])')
        .map((link) => link.getAttribute('href') ?? '');
      expect(links.filter((href) => hrefIn(language, href) !== href)).toEqual([]);
    });

    test('it says which language it is in', () => {
      expect(parse(html).querySelector('html')?.getAttribute('lang')).toBe(language);
    });
  },
);

test('English pages are built at plain addresses only', () => {
  expect(globSync('en{.html,/**}', { cwd: path.join(projectRoot, 'dist') })).toEqual([]);
});
