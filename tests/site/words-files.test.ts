import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { islandScripts, withImports } from '#src/integrations/island-preloads.ts';
import { parts } from '#src/layouts/words/parts.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import { publicRoutes } from '#tests/support/agreed/routes.ts';
import { builtFile, builtHtml, builtPage } from './built-page.ts';

const readScript = (address: string) => readFileSync(builtFile(address), 'utf8');

/** Sentences long enough to be nothing else: the text between their values and links. */
const sentences = Object.values(parts)
  .flatMap((part) => Object.values(part))
  .flatMap((catalogue) => Object.values<Messages[string]>(catalogue.en))
  .flatMap((message) => (typeof message === 'string' ? message : [message.one ?? '', message.other]))
  .flatMap((sentence) => sentence.split(/\{.*?\}|<.*?>/))
  .filter((text) => text.split(' ').length > 3);

describe.each(publicRoutes)('scripts of %s', (route) => {
  test('no script holds a sentence of a words file', () => {
    const own = builtPage(route)
      .querySelectorAll('script[src]')
      .map(({ attributes: { src = '' } }) => src);
    const text = withImports([...own, ...islandScripts(builtHtml(route))], readScript)
      .map(readScript)
      .join('\n');
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
  });
});

test.each(publicRoutes)('%s has the version of its words, and the file of its island', (route) => {
  const page = builtPage(route);
  const version = page.querySelector('html')?.attributes['data-words-version'];
  const preloaded = page.querySelector('link[rel="preload"][as="fetch"]')?.attributes['href'];
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  expect(preloaded !== undefined).toBe(builtHtml(route).includes('<astro-island'));
  if (preloaded === undefined) return;
  expect(preloaded).toContain(`/_astro/words/${version}/en/`);
  expect(Object.keys(JSON.parse(readScript(preloaded)))).toContain('forms');
});
