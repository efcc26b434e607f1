import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '#src/lib/words/catalogue.ts';
import { languages } from '#src/lib/words/languages.ts';
import { clientLanguage } from './client-language.ts';

/** Files of catalogues that code of the server uses. */
function catalogueFiles(): string[] {
  const code = globSync('netlify/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const used = code.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(/from '#(src\/[^']+\/words\/words\.ts)'/g);
    return [...imports].map(([, named = '']) => named);
  });
  return [...new Set([...used, ...globSync('netlify/**/words/words.ts')])].sort();
}

test('every catalogue of the server has all languages', async () => {
  const files = catalogueFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const catalogues: Record<string, Catalogue> = await import(/* @vite-ignore */ path.resolve(file));
    for (const catalogue of Object.values(catalogues).filter((one) => 'en' in one))
      expect(catalogue, file).toMatchObject(
        Object.fromEntries(languages.map((language) => [language, expect.any(Object)])),
      );
  }
});

test.each(languages)('a client who reads %s is written to in it', (language) => {
  expect(clientLanguage({ language })).toBe(language);
});

afterEach(() => {
  vi.doUnmock('#published/languages.json');
  vi.resetModules();
});

test('a client whose language is not live is written to in English', async () => {
  vi.resetModules();
  vi.doMock('#published/languages.json', () => ({ default: ['en', 'fr'] }));
  const { clientLanguage } = await import('./client-language.ts');
  expect(languages.map((language) => clientLanguage({ language }))).toEqual(['en', 'fr', 'en']);
});
