import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordOf } from '#src/domain/search/record.ts';
import { indexFiles } from './site-search.ts';

test('search records with the same title and text are all indexed', async () => {
  const records = ['In the studio', 'At your place', 'At your place'].map((text) =>
    recordOf({ type: 'service', title: 'Portraits', href: '/services', text }),
  );
  const files = await indexFiles(records);
  const fragments = [...files].filter(([name]) => name.startsWith('fragment/'));
  const texts = fragments.map(([, content]) => gunzipSync(content).toString());
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => text.includes('At your place'))).toHaveLength(2);
});
