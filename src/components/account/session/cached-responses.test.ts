import { expect, test } from 'vitest';
import { fetchCached } from './cached-responses.ts';

function server(state: { text: string; tag: string }) {
  const asked: (string | null)[] = [];
  const ask = async (headers: Headers) => {
    asked.push(headers.get('if-none-match'));
    const { tag, text } = state;
    const same = headers.get('if-none-match') === tag;
    return new Response(same ? null : text, { status: same ? 304 : 200, headers: { etag: tag } });
  };
  return { asked, read: async (key: string) => (await fetchCached(key, new Headers(), ask)).text() };
}

test('an unchanged response is served from memory after a 304, a changed one from the server', async () => {
  const state = { text: '[1]', tag: '"a"' };
  const { asked, read } = server(state);
  expect([await read('list'), await read('list')]).toEqual(['[1]', '[1]']);
  Object.assign(state, { text: '[2]', tag: '"b"' });
  expect([await read('list'), await read('list')]).toEqual(['[2]', '[2]']);
  expect(asked).toEqual([null, '"a"', '"a"', '"b"']);
});

test('cached responses are kept per user, and the oldest are dropped', async () => {
  const { asked, read } = server({ text: 'x', tag: '"t"' });
  await read('one /list');
  await read('two /list');
  for (let path = 0; path < 60; path += 1) await read(`many ${path}`);
  await read('one /list');
  expect(asked.every((tag) => tag === null)).toBe(true);
});
