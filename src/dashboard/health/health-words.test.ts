import { expect, it } from 'vitest';
import { backupText, readHealth, toneOf, waitingText } from './health-words.ts';

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

it('says how many wait and since when, and how backups went', () => {
  expect(waitingText(0, null)).toBe('None');
  expect(waitingText(3, '2026-03-10T08:00:00Z')).toBe('3, the oldest since 10 Mar 2026, 10:00');
  expect(backupText({ goodAt: null, failed: true })).toBe('Never; the newest one failed');
  expect(backupText({ goodAt: '2026-03-10T08:00:00Z', failed: false })).toBe('10 Mar 2026, 10:00');
});
