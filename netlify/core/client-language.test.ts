import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Catalogue } from '#src/lib/words/catalogue.ts';
import { languages, writtenLanguages } from '#src/lib/words/languages.ts';
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

test('each language in which we write has every catalogue of the server', async () => {
  const files = catalogueFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const catalogues: Record<string, Catalogue> = await import(/* @vite-ignore */ path.resolve(file));
    for (const catalogue of Object.values(catalogues).filter((one) => 'en' in one))
      expect(catalogue, file).toMatchObject(
        Object.fromEntries(writtenLanguages.map((language) => [language, expect.any(Object)])),
      );
  }
});

test.each(languages)('a client who reads %s is written to in it, or in English until we can', (language) => {
  expect(clientLanguage({ language })).toBe(writtenLanguages.includes(language) ? language : 'en');
});
