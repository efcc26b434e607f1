import { beforeEach, expect, it, vi } from 'vitest';

let sent: Blob[] = [];
let reportFault: (event: Event) => void;

/** Reimports the module, because it remembers the reports of one page view. */
beforeEach(async () => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://fts.example', pathname: '/book-now' });
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) });
  ({ reportFault } = await import('./report-fault.ts'));
  return () => vi.unstubAllGlobals();
});

const happen = (type: string, event: object) => reportFault({ type, ...event } as Event);
const reports = () => Promise.all(sent.map(async (body) => JSON.parse(await body.text())));
const ours = 'https://fts.example/_astro/a.js';

it('errors, rejections and CSP violations are reported with their page and source', async () => {
  happen('error', { message: 'x is not a function', filename: ours, lineno: 12 });
  const reason = { message: 'No answer', stack: `Error: No answer\n    at load (${ours}:3:14)` };
  happen('unhandledrejection', { reason });
  const violation = { effectiveDirective: 'script-src-elem', blockedURI: 'https://evil.example/a.js' };
  happen('securitypolicyviolation', { ...violation, sourceFile: '', lineNumber: 0 });
  const page = '/book-now';
  expect(await reports()).toEqual([
    { kind: 'error', page, message: 'x is not a function', source: '/_astro/a.js:12' },
    { kind: 'rejection', page, message: 'No answer', source: '/_astro/a.js:3:14' },
    { kind: 'policy', page, message: 'script-src-elem: https://evil.example/a.js', source: '' },
  ]);
});

it('faults outside the site’s own scripts, such as in browser extensions, are not reported', async () => {
  happen('error', { message: 'Script error.', filename: '', lineno: 0 });
  happen('error', { message: 'x', filename: 'chrome-extension://abc/x.js', lineno: 1 });
  happen('unhandledrejection', { reason: undefined });
  happen('unhandledrejection', { reason: { message: 'x', stack: `at moz-extension://a/b.js ${ours}` } });
  const violation = { effectiveDirective: 'script-src', blockedURI: 'chrome-extension://abc' };
  happen('securitypolicyviolation', { ...violation, sourceFile: ours, lineNumber: 1 });
  expect(await reports()).toEqual([]);
});

it('a page reports each fault once and five at most, with messages cut to 300 characters', async () => {
  for (let times = 0; times < 3; times += 1)
    happen('error', { message: 'x'.repeat(1000), filename: ours, lineno: 1 });
  for (let line = 2; line < 20; line += 1) happen('error', { message: 'y', filename: ours, lineno: line });
  const told = await reports();
  expect(told).toHaveLength(5);
  expect(told[0].message).toHaveLength(300);
});
