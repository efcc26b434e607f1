import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordOf } from '#src/domain/search/record.ts';
import { indexFiles } from './site-search.ts';

test('search records with the same title and text are all indexed', async () => {
  const records = ['In the studio', 'At your place', 'At your place'].map((text) =>
    recordOf('en', { type: 'service', title: 'Portraits', href: '/services', text }),
  );
  const files = await indexFiles(records);
  const fragments = [...files].filter(([name]) => name.startsWith('fragment/'));
  const texts = fragments.map(([, content]) => gunzipSync(content).toString());
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => text.includes('At your place'))).toHaveLength(2);
});

test.each([
  [['en'], ['wasm.en.pagefind']],
  [
    ['en', 'fr', 'rw'],
    ['wasm.en.pagefind', 'wasm.fr.pagefind', 'wasm.unknown.pagefind'],
  ],
] as const)('a search in %j has the engines %j and no other', async (languages, engines) => {
  const records = languages.map((language) =>
    recordOf(language, { type: 'service', title: 'Portraits', href: '/services', text: '' }),
  );
  const names = [...(await indexFiles(records)).keys()];
  expect(names.filter((name) => name.startsWith('wasm')).sort()).toEqual(engines);
});
