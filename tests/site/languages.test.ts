import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#netlify/ops/places.ts';
import { site } from '#src/domain/studio/site.ts';
import { islandScripts } from '#src/integrations/island-preloads.ts';
import { barePath, type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { englishIn, isEnglishBut, textsIn } from '#tests/support/english-sentences.ts';
import { builtFile, builtHtml, wordsOf } from './built-page.ts';
import { searchEntries } from './search-entries.ts';

/** Built pages of a language by address: /fr, /fr/book-now. */
function pagesIn(language: Language): string[] {
  const files = globSync([`${language}.html`, `${language}/**/*.html`], {
    cwd: path.join(projectRoot, 'dist'),
  });
  return files.map((file) => `/${file.replace(/\.html$/, '')}`);
}

const isWhollyEnglish = {
  fr: await isEnglishBut('fr'),
  rw: await isEnglishBut('rw'),
};

/** Attributes that a browser shows or reads aloud. */
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'data-label'];

/** Returns the texts of a page, also those for scripts and search engines, but for marked English. */
function textsOf(html: string): { spoken: string[]; read: string[] } {
  const page = parse(html);
  const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
  for (const other of page.querySelectorAll('[lang="en"], script, style')) other.remove();
  const elements = page.querySelectorAll('*');
  return {
    spoken: elements.flatMap((element) => [
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
      ...element.childNodes.filter((node) => node instanceof TextNode).map(({ text }) => text),
    ]),
    read: [wordsOf(page), ...elements.flatMap(({ attributes }) => Object.values(attributes)), ...data],
  };
}

/** Scripts of a page: those it loads, those of its islands, and the text of those within it. */
function scriptsOf(html: string): (string | undefined)[] {
  const scripts = parse(html).querySelectorAll('script:not([type="application/ld+json"])');
  return [...scripts.map((script) => script.getAttribute('src') ?? script.rawText), ...islandScripts(html)];
}

/** Address of a page in structured data; `/#studio` identifies the studio in every language. */
const pageAddress = new RegExp(`(?<="(?:url|item)":")${site.url}[^"#]*`, 'g');

describe.each(namedLanguages.flatMap((language) => pagesIn(language).map((page) => ({ language, page }))))(
  '$page',
  ({ language, page }) => {
    const html = builtHtml(page);

    test('no sentence is in English', () => {
      const { spoken, read } = textsOf(html);
      expect(englishIn(read.join('\n'))).toEqual([]);
      expect(spoken.filter(isWhollyEnglish[language])).toEqual([]);
    });

    test('its scripts are those of the English page', () => {
      expect(scriptsOf(html)).toEqual(scriptsOf(builtHtml(barePath(page))));
    });

    test('search engines read addresses of its language', () => {
      const data = parse(html).querySelectorAll('script[type="application/ld+json"]');
      const addresses = data.flatMap(({ rawText }) => rawText.match(pageAddress) ?? []);
      const paths = addresses.map((address) => address.slice(site.url.length)).filter((path) => path !== '');
      expect(paths.filter((path) => hrefIn(language, path) !== path)).toEqual([]);
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

describe.each(namedLanguages)('what pages in %s load later', (language) => {
  const files = globSync([`${language}/**/*.json`, `_astro/words/*/${language}/*.json`], {
    cwd: builtFile(''),
  });

  test.each(files)('%s has no English sentence', (file) => {
    const texts = textsIn(JSON.parse(readFileSync(builtFile(file), 'utf8')));
    expect(englishIn(texts.join('\n'))).toEqual([]);
    expect(texts.filter(isWhollyEnglish[language])).toEqual([]);
  });

  test.each(files.filter((file) => file.startsWith('_astro')))('%s copies no English message', (file) => {
    const [own, english] = [file, file.replace(`/${language}/`, '/en/')].map((name) =>
      textsIn(JSON.parse(readFileSync(builtFile(name), 'utf8'))),
    );
    const copied = own?.filter((text) => english?.includes(text)) ?? [];
    // Shorter ones can be right in both: “Total”, “TIN {number}”.
    expect(
      copied.filter((text) => (text.replace(/\{.*?\}|<.*?>/g, '').match(/\p{L}+/gu)?.length ?? 0) > 2),
    ).toEqual([]);
  });

  test('its words files are those of English', () => {
    const named = (one: string) => globSync(`*/${one}/*.json`, { cwd: builtFile('_astro/words') });
    const inEnglish = named('en').map((file) => file.replace('/en/', `/${language}/`));
    expect(named(language).sort()).toEqual(inEnglish.sort());
  });

  test('the search finds its entries in its language', () => {
    const entries = searchEntries(builtFile(''), language);
    expect(entries).toContain(`"/${language}/pricing`);
    expect(englishIn(entries)).toEqual([]);
  });
});

test('articles and their feed are in English only', () => {
  expect(globSync('{fr,rw}/{insights,rss}*', { cwd: builtFile('') })).toEqual([]);
});
