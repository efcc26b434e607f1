import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, call } from '#tests/support/call.ts';
import { malformedBodies } from '#tests/support/requests/malformed.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const fault = {
  kind: 'error',
  page: '/book-now',
  message: 'x is not a function',
  source: '/_astro/BookNow.js:12',
};
const phone = 'Mozilla/5.0 (Linux; Android 7.0; SM-J330F) Chrome/92.0.4515.159 Mobile Safari/537.36';
const post = (path: string, body: unknown, type: string, address: string): Promise<Answer> =>
  call('POST', path, { body, address, headers: { 'user-agent': phone, 'content-type': type } });
const report = (body: unknown = fault, address = '192.0.2.7') =>
  post('/api/reports', body, 'application/json', address);
const policyReport = (body: unknown, type = 'application/csp-report', address = '192.0.2.7') =>
  post('/api/reports/policy', JSON.stringify(body), type, address);

test('a page error is logged in one line with the browser family and no personal data', async () => {
  const { status, text } = await report();
  expect([status, text]).toEqual([204, '']);
  const { message, ...where } = fault;
  const line = { level: 'warn', message: 'A page reported a fault.', ...where, fault: message };
  expect(logged()).toMatchObject([{ ...line, browser: 'chromium 92' }]);
  expect(lines.join()).not.toMatch(/192\.0\.2|Android|SM-J330F|92\.0/);
});

test('an island that failed to load is logged in one line', async () => {
  await report({ kind: 'part', page: '/book-now', message: 'booking: late', source: '' });
  expect(logged()).toMatchObject([{ kind: 'part', page: '/book-now', fault: 'booking: late' }]);
});

test('a report is logged without query strings, tokens, contact details and quoted text', async () => {
  await report({
    kind: 'rejection',
    page: '/account?email=aline@example.com#token',
    message: `Unexpected token in "Aline Uwase, Kigali" of aline@example.com at https://fts.example/x?key=1#a, 0788123456, ${'k'.repeat(30)}`,
    source: '/_astro/a.js?name=aline:12:3',
  });
  expect(logged()).toMatchObject([
    {
      page: '/account',
      fault: 'Unexpected token in "…" of [email] at https://fts.example/x [phone], *',
      source: '/_astro/a.js:12:3',
    },
  ]);
});

test('a CSP violation is logged from both report formats of browsers', async () => {
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
  expect(logged()).toMatchObject([
    { page: '/booking', fault: 'script-src-elem: https://evil.example/a.js', source: '' },
    { page: '/booking', fault: 'frame-ancestors: https://frames.example/', source: '/_astro/a.js:3' },
  ]);
});

test.each([
  ['a page of another site', { page: 'https://evil.example/' }],
  ['an unknown kind', { kind: 'news' }],
  ['an empty message', { message: '' }],
  ['a message over the limit', { message: 'x'.repeat(301) }],
])('a report with %s gets 422 and is not logged', async (_what, change) => {
  expect((await report({ ...fault, ...change })).status).toBe(422);
  expect(logged()).toEqual([]);
});

test('a body that is not a CSP report, or one from a browser extension, is refused', async () => {
  expect((await policyReport({})).status).toBe(422);
  expect((await policyReport([{ type: 'deprecation', body: {} }], 'application/reports+json')).status).toBe(
    422,
  );
  expect((await policyReport({}, 'text/plain')).status).toBe(415);
  expect((await report({ ...fault, message: 'x'.repeat(3000) })).status).toBe(413);
  const extension = { 'violated-directive': 'script-src', 'blocked-uri': 'chrome-extension://abc/x.js' };
  expect((await policyReport({ 'csp-report': extension })).status).toBe(422);
});

test('reports beyond 60 from one network get 429, and other networks are not affected', async () => {
  const flood = await Promise.all(Array.from({ length: 70 }, () => report()));
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(logged()).toHaveLength(60);
  expect((await report(fault, '198.51.100.9')).status).toBe(204);
});

test('reports beyond 600 from all networks get 429', async () => {
  await report();
  await environment.sql(`update rate_limits set count = 600 where kind = 'page-report'`);
  expect((await report(fault, '198.51.100.9')).status).toBe(429);
});

test('200 malformed reports cause no server error', async () => {
  const bodies = fc.sample(malformedBodies(fault, []), 200);
  const answers = await Promise.all(
    bodies.flatMap((body, index) => [
      report(body, `10.0.${index % 200}.1`),
      policyReport({ 'csp-report': body }, 'application/csp-report', `10.1.${index % 200}.1`),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
