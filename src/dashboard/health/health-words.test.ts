import { expect, it } from 'vitest';
import { backupText, readHealth, toneOf, waitingText } from './health-words.ts';

const parts = { database: 'unreachable', files: 'ok', mail: 'stuck', payments: 'not-configured' };
const answer = (body: string, status = 200) => new Response(body, { status });

it('the state of each part is read even from a 503 response', async () => {
  expect(await readHealth(answer(JSON.stringify({ ok: false, parts }), 503))).toMatchObject({ parts });
});

it.each(['<html>', 'null', '{}', '{"error":"Away."}'])(
  'the health is null for the response %s',
  async (body) => {
    expect(await readHealth(answer(body, 502))).toBeNull();
  },
);

it('a part that is not configured raises no alarm', () => {
  expect((['ok', 'not-configured', 'unreachable', 'stuck'] as const).map(toneOf)).toEqual([
    ...['good', undefined, 'bad', 'bad'],
  ]);
});

it('waiting work shows count and age, backups the last success or failure', () => {
  expect(waitingText(0, null)).toBe('None');
  expect(waitingText(3, '2026-03-10T08:00:00Z')).toBe('3, the oldest since 10 Mar 2026, 10:00');
  expect(backupText({ goodAt: null, failed: true })).toBe('Never; the newest one failed');
  expect(backupText({ goodAt: '2026-03-10T08:00:00Z', failed: false })).toBe('10 Mar 2026, 10:00');
});
