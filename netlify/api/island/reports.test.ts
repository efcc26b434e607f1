import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { malformedBodies } from '#tests/support/requests/malformed.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const head = setUpUser('head@example.com', 'SUPERADMIN');

const fault = {
  ...{ kind: 'error', page: '/book-now', message: 'x is not a function' },
  source: '/_astro/BookNow.js:12',
};
const phone = 'Mozilla/5.0 (Linux; Android 7.0; SM-J330F) Chrome/92.0.4515.159 Mobile Safari/537.36';
const post = (path: string, body: unknown, type: string, address: string): Promise<Answer> =>
  call('POST', path, { body, address, headers: { 'user-agent': phone, 'content-type': type } });
const report = (body: unknown = fault, address = '192.0.2.7') =>
  post('/api/reports', body, 'application/json', address);
const policyReport = (body: unknown, type = 'application/csp-report', address = '192.0.2.7') =>
  post('/api/reports/policy', JSON.stringify(body), type, address);
const rows = () => environment.sql('select * from page_reports order by message');

test('a fault is kept once with its count, says nothing of anyone, and super admins see it', async () => {
  const answers = await Promise.all([report(), report(), report()]);
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([204, '']));
  const kept = { ...fault, browser: 'chromium 92', count: 3 };
  expect(await rows()).toMatchObject([kept]);
  expect(await everythingIn(environment)).not.toMatch(/192\.0\.2|Android|SM-J330F|92\.0/);
  expect((await head.call('GET', '/api/health?deep')).json).toMatchObject({
    readings: { reports: [{ ...kept, lastSeen: expect.any(String) }] },
  });
});

test('what may lead to someone is taken out', async () => {
  await report({
    kind: 'rejection',
    page: '/account?email=aline@example.com#token',
    message: `Unexpected token in "Aline Uwase, Kigali" of aline@example.com at https://fts.example/x?key=1#a, 0788123456, ${'k'.repeat(30)}`,
    source: '/_astro/a.js?name=aline:12:3',
  });
  expect(await rows()).toMatchObject([
    {
      page: '/account',
      message: 'Unexpected token in "…" of [email] at https://fts.example/x [phone], *',
      source: '/_astro/a.js:12:3',
    },
  ]);
});

test('a violated policy is kept in both forms that browsers send', async () => {
  const older = {
    'document-uri': 'https://fts.example/booking?x=1#secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?b=c',
    'source-file': '',
  };
  expect((await policyReport({ 'csp-report': older })).status).toBe(204);
  const newer = {
    documentURL: 'https://fts.example/booking',
    effectiveDirective: 'frame-ancestors',
    blockedURL: 'https://frames.example/',
    sourceFile: 'https://fts.example/_astro/a.js',
    lineNumber: 3,
  };
  const body = [{ type: 'csp-violation', url: '', body: newer }];
  expect((await policyReport(body, 'application/reports+json')).status).toBe(204);
  expect(await rows()).toMatchObject([
    { page: '/booking', message: 'frame-ancestors: https://frames.example/', source: '/_astro/a.js:3' },
    { page: '/booking', message: 'script-src-elem: https://evil.example/a.js', source: '' },
  ]);
});

test.each([
  ['a page of another site', { page: 'https://evil.example/' }],
  ['a kind that is none', { kind: 'news' }],
  ['an empty message', { message: '' }],
  ['a long message', { message: 'x'.repeat(301) }],
])('%s is refused and not kept', async (_what, change) => {
  expect((await report({ ...fault, ...change })).status).toBe(422);
  expect(await rows()).toEqual([]);
});

test('what is no report of a policy is refused', async () => {
  expect((await policyReport({})).status).toBe(422);
  expect((await policyReport([{ type: 'deprecation', body: {} }], 'application/reports+json')).status).toBe(
    422,
  );
  expect((await policyReport({}, 'text/plain')).status).toBe(415);
  expect((await report({ ...fault, message: 'x'.repeat(3000) })).status).toBe(413);
  const extension = { 'violated-directive': 'script-src', 'blocked-uri': 'chrome-extension://abc/x.js' };
  expect((await policyReport({ 'csp-report': extension })).status).toBe(422);
});

test('a flood is limited by network and overall, and keeps no more than a thousand kinds', async () => {
  const flood = await Promise.all(Array.from({ length: 40 }, () => report()));
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await report(fault, '198.51.100.9')).status).toBe(204);
  await environment.sql(`insert into page_reports (digest, kind, page, message, source, browser, count)
    select lpad(n::text, 64, '0'), 'error', '/', 'm', '', 'other 0', 1 from generate_series(1, 1000) n`);
  await report({ ...fault, message: 'A new one' }, '198.51.100.9');
  await report({ ...fault, message: 'Another new one' }, '198.51.100.9');
  await report(fault, '198.51.100.9');
  const kept = await environment.sql<{ message: string; count: number }>(
    'select message, count from page_reports',
  );
  expect(kept.length).toBeLessThanOrEqual(1001);
  expect(
    kept
      .filter(({ message }) => message !== 'm')
      .map(({ count }) => count)
      .sort(),
  ).toEqual([1, 1, 32]);
});

test('200 malformed reports are no fault of ours', async () => {
  const bodies = fc.sample(malformedBodies(fault, []), 200);
  const answers = await Promise.all(
    bodies.flatMap((body, index) => [
      report(body, `10.0.${index % 200}.1`),
      policyReport({ 'csp-report': body }, 'application/csp-report', `10.1.${index % 200}.1`),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('what was not seen again for 30 days is forgotten', async () => {
  await report();
  await environment.sql(`update page_reports set last_seen = '2026-03-10T08:00:00Z'`);
  await eraseDue(new Date('2026-04-09T08:00:00Z'));
  expect(await rows()).toHaveLength(1);
  await eraseDue(new Date('2026-04-09T08:00:01Z'));
  expect(await rows()).toEqual([]);
});
