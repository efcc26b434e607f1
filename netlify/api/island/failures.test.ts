import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { malformedBodies } from '#tests/support/requests/malformed.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const failure = { page: '/book-now', part: 'booking', kind: 'load' };
const oldPhone =
  'Mozilla/5.0 (Linux; Android 7.0; SM-J330F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.159 Mobile Safari/537.36';
const report = (body: unknown = failure, address = '192.0.2.7'): Promise<Answer> =>
  call('POST', '/api/failures', { body, address, headers: { 'user-agent': oldPhone } });
const rows = () => environment.sql('select * from island_failures order by page, kind');

test('a failure is counted by its day, place, kind and engine, and says nothing of anyone', async () => {
  const answers = await Promise.all([report(), report(), report({ ...failure, kind: 'late' })]);
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([204, '']));
  const seen = { page: '/book-now', part: 'booking', engine: 'chromium', version: 92 };
  const day = todayInKigali(new Date());
  const [late, load] = (await environment.sql(
    'select day::text, page, part, kind, engine, version, count from island_failures order by kind',
  )) as [object, object];
  expect([load, late]).toEqual(
    expect.arrayContaining([
      { ...seen, day, kind: 'load', count: 2 },
      { ...seen, day, kind: 'late', count: 1 },
    ]),
  );
  expect(await everythingIn(environment)).not.toMatch(/192\.0\.2|Android|SM-J330F|92\.0/);
});

test.each([
  ['a page with its query', { page: '/book-now?email=aline@example.com' }],
  ['a page below one', { page: '/insights/art-passion' }],
  ['a part that is none', { part: 'aline@example.com' }],
  ['a kind that is none', { kind: 'slow' }],
  ['nothing', { page: undefined, part: undefined, kind: undefined }],
])('%s is refused and not kept', async (_what, change) => {
  const answer = await report({ ...failure, ...change });
  expect(answer.status).toBe(422);
  expect(answer.json).toEqual({ error: expect.stringMatching(/^Please name/) });
  expect(await rows()).toEqual([]);
});

test('what is no small piece of JSON is refused', async () => {
  expect((await report('{"page"')).status).toBe(400);
  expect((await report({ ...failure, page: 'x'.repeat(2000) })).status).toBe(413);
  const form = { 'content-type': 'text/plain' };
  const asText = await call('POST', '/api/failures', { body: JSON.stringify(failure), headers: form });
  expect(asText.status, 'another site’s page could send this').toBe(415);
});

test('a flood from one network is counted sixty times an hour, and leaves others alone', async () => {
  const flood = await Promise.all(Array.from({ length: 90 }, () => report()));
  expect(flood.filter(({ status }) => status === 204)).toHaveLength(60);
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(await rows()).toMatchObject([{ count: 60 }]);
  expect((await report(failure, '198.51.100.9')).status).toBe(204);
});

test('200 malformed reports are no fault of ours', async () => {
  const bodies = fc.sample(malformedBodies(failure, ['engine', 'version', 'count']), 200);
  const answers = await Promise.all(bodies.map((body, index) => report(body, `10.0.${index % 200}.1`)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('counts are erased after twelve months', async () => {
  await report();
  await environment.sql(`update island_failures set day = '2026-03-10'`);
  await eraseDue(new Date('2027-03-10T08:00:00Z'));
  expect(await rows()).toHaveLength(1);
  await eraseDue(new Date('2027-03-11T08:00:00Z'));
  expect(await rows()).toEqual([]);
});
