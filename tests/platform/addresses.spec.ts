import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jobNames } from '#netlify/core/job/jobs.ts';
import { platformCopy } from '#tests/support/run/addresses.ts';
import { expect, test } from './test.ts';

test('old addresses redirect permanently', async ({ request }) => {
  const moved = {
    '/insights/passion-for-art': '/insights/art-passion',
    '/insights/art-home-decor': '/insights/home-decor-art',
    '/insights/power-of-photography': '/insights/photography-brand-story',
    '/dashboard/admin/days': '/dashboard/admin/calendar/days',
    '/dashboard/superadmin/days': '/dashboard/superadmin/calendar/days',
  };
  for (const [from, to] of Object.entries(moved)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
    expect((await request.get(to)).status(), to).toBe(200);
  }
});

test('super admins get the dashboard’s pages at their own address', async ({ request }) => {
  for (const page of ['', '/bookings', '/payments/closing']) {
    const answer = await request.get(`/dashboard/superadmin${page}`);
    const built = path.join(platformCopy, `dist/dashboard/admin${page}.html`);
    expect([answer.status(), await answer.text()]).toEqual([200, readFileSync(built, 'utf8')]);
  }
});

test('unknown addresses get 404, each with its own page', async ({ request }) => {
  const missing = {
    '/nothing': 'dist/404.html',
    '/dev/mailbox': 'dist/404.html',
    '/dev/phone': 'dist/404.html',
    '/dev/texts': 'dist/404.html',
    '/internships/nothing': 'dist/internships/not-found.html',
  };
  for (const [address, page] of Object.entries(missing)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toBe(readFileSync(path.join(platformCopy, page), 'utf8'));
  }
  const call = await request.get('/api/nothing');
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ error: 'There is nothing at this address.' });
});

test('pages and API responses have their headers', async ({ request }) => {
  const page = (await request.get('/pricing')).headers();
  expect(page).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'self'; .*frame-ancestors 'self'; report-uri/,
    ),
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  const call = (await request.get('/api/health')).headers();
  expect(call).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
  });
});

test('/api/health reports all parts as ok', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toMatchObject({
    ok: true,
    // Known only after the first job has run.
    parts: { database: expect.stringMatching(/^(ok|unknown)$/), files: 'ok', mail: 'ok', payments: 'ok' },
  });
});

test('the platform finds functions by route, jobs by schedule, and the build follower', () => {
  const manifest = path.join(platformCopy, '.netlify/functions/manifest.json');
  const { functions } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    functions: { name: string; schedule?: string; routes?: { pattern: string }[] }[];
  };
  const byName = new Map(functions.map((one) => [one.name, one]));
  expect(byName.get('api')?.routes?.map(({ pattern }) => pattern)).toEqual(['/api/*']);
  expect(byName.get('check-paper')?.routes?.map(({ pattern }) => pattern)).toEqual(['/verify', '/verify/*']);
  for (const job of jobNames) expect(byName.get(job)?.schedule, job).toMatch(/^(\S+ ){4}\S+$/);
  expect([...byName.keys()].sort()).toEqual(['api', 'check-paper', 'follow-build', ...jobNames].sort());
});

/** If one of these fails, the local platform has changed: check whether the test is still true. */
test.describe('differences of the local platform from the real one', () => {
  test('a scheduled function can be called by its address; the real platform responds 404', async ({
    request,
  }) => {
    expect((await request.post('/.netlify/functions/raise-alerts')).ok()).toBe(true);
  });

  test('API responses have the headers of netlify.toml; the real platform adds them to files only', async ({
    request,
  }) => {
    const { 'permissions-policy': policy } = (await request.get('/api/health')).headers();
    expect(policy).toContain('camera=()');
  });

  test('hashed files are not cached for a year; the real platform caches them', async ({ request }) => {
    const [file] = readdirSync(path.join(platformCopy, 'dist/_astro'));
    const { 'cache-control': kept } = (await request.get(`/_astro/${file}`)).headers();
    expect(kept).toBe('public, max-age=0');
  });

  test('files are sent uncompressed; the real platform compresses them', async ({ request }) => {
    const answer = await request.get('/', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers()['content-encoding']).toBeUndefined();
  });
});
