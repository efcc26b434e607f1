import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '#tests/support/browser/test.ts';

for (const address of [
  '/dev',
  '/dev/',
  '/dev/mailbox',
  '/dev/mailbox/1',
  '/dev/phone',
  '/dev/texts',
  '/dev/database',
  '/dev/dev.css',
]) {
  test(`GET ${address} is 404`, async ({ request }) => {
    const answer = await request.get(address, { headers: { accept: 'application/json' } });
    expect(answer.status()).toBe(404);
  });
}

for (const address of [
  '/dev/phone/any-reference',
  '/dev/run/send-mail',
  '/auth/agents/authorize',
  '/transactions/cashin',
  '/.netlify/functions/send-mail',
]) {
  test(`POST ${address} is 404`, async ({ request }) => {
    const answer = await request.post(address, { data: { decision: 'approve' } });
    expect(answer.status()).toBe(404);
  });
}

test('without credentials /api/health reports them missing and the site still responds', async ({
  request,
}) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    ok: true,
    parts: {
      // Known only after the first job has run.
      database: expect.stringMatching(/^(ok|unknown)$/),
      files: 'ok',
      mail: 'not-configured',
      payments: 'not-configured',
    },
  });
});

test('pages have the security headers, and hashed files are cached for a year', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'self'; script-src 'self'( 'sha256-\S{44}')+ 'wasm-unsafe-eval'; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'self'; report-uri/,
    ),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const [file] = await readdir('dist/_astro');
  const asset = await request.get(`/_astro/${file}`);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the policy header alone blocks a foreign inline script and runs ours', async ({ page, request }) => {
  const policyInPage = /<meta http-equiv="content-security-policy"[^>]*>/;
  const worker = (await request.get('/pagefind/pagefind-worker.js')).headers()['content-security-policy'];
  expect(worker).toContain("script-src 'self' 'unsafe-eval';");
  for (const address of ['/', '/contact', '/login', '/search', '/no-such-page']) {
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(policyInPage, '')
        .replace('</body>', '<script>document.title = "Theirs"</script></body>');
      await route.fulfill({ response, body });
    });
    const refused: string[] = [];
    const note = (message: { text(): string }) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    };
    page.on('console', note);
    await page.goto(address, { waitUntil: 'load' });
    expect(await page.title(), address).not.toBe('Theirs');
    expect(refused.length, `${address}: ${refused.join()}`).toBe(1);
    page.off('console', note);
  }
});

test('no deployed file contains the sandbox’s secret', async () => {
  for (const folder of ['dist', 'build/functions']) {
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const content = await readFile(path.join(file.parentPath, file.name), 'latin1');
      expect(content.includes('sandbox-secret'), file.name).toBe(false);
    }
  }
});
