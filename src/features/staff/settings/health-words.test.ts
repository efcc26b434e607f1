import { expect, it } from 'vitest';
import { readHealth, toneOf } from './health-words.ts';

const parts = { database: 'unreachable', files: 'ok', mail: 'stuck', payments: 'not-configured' };
const answer = (body: string, status = 200) => new Response(body, { status });

it('reads the parts, also when the site is not well', async () => {
  expect(await readHealth(answer(JSON.stringify({ ok: false, parts }), 503))).toMatchObject({ parts });
});

it.each(['<html>', 'null', '{}', '{"error":"Away."}'])('is not known from %s', async (body) => {
  expect(await readHealth(answer(body, 502))).toBeNull();
});

it('alarms nobody about what nobody has set up', () => {
  expect((['ok', 'not-configured', 'unreachable', 'stuck'] as const).map(toneOf)).toEqual([
    ...['good', undefined, 'bad', 'bad'],
  ]);
});
