import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxCredentials } from '#netlify/local/paypack-sandbox/access.ts';
import { seedPassword } from '#netlify/local/seed-accounts.ts';
import {
  addSession,
  answerPhone,
  bookAndPay,
  fillBooking,
  mailTo,
  newVisitor,
} from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';
import { plainPicture } from '#tests/support/requests/gallery-files.ts';
import { platformCopy } from '#tests/support/run/addresses.ts';
import { signature } from '#tests/support/steps/webhooks.ts';
import { expect, test } from './test.ts';

test('a visitor opens a price, books at it, approves on the phone and has paid', async ({ page, parts }) => {
  const visitor = newVisitor();
  await page.goto('/services/photography');
  await page.getByRole('radio', { name: '4 hours' }).check({ force: true });
  await addSession(page, { package: 'Portrait photography', tier: 'Basic' });
  await page.goto('/book-now');
  const total = page.locator('.total-bar');
  await expect(total).toContainText(/[\d,]+ RWF/);
  const price = /[\d,]+ RWF/.exec((await total.textContent()) ?? '')?.[0] ?? 'no price';
  await fillBooking(page, visitor);
  const reference = await bookAndPay(page);
  await answerPhone(parts, reference, 'approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(price);
  const [payment] = await query(parts, 'select status from payments where transaction_ref = $1', [reference]);
  expect(payment).toEqual({ status: 'successful' });

  // No job runs on a schedule here.
  expect((await parts.post('/dev/run/send-mail')).ok()).toBe(true);
  const received = await mailTo(parts, visitor, /^We received your booking/);
  expect(received.text).toContain(price);
  await mailTo(parts, visitor, /^Payment received/);
});

test('a client logs in and stays logged in after a reload', async ({ page }) => {
  await page.goto('/login?next=/account');
  await page.getByLabel('Email address').fill('user@fts.example');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/account');
  await expect(page.getByRole('main')).toContainText('Uwase Local');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Uwase Local');
});

test('a picture that staff upload is stored, and the image service makes it smaller', async ({ request }) => {
  const data = { email: 'admin@fts.example', password: seedPassword };
  const { token } = (await (await request.post('/api/auth/login', { data })).json()) as { token: string };
  const sent = await request.post('/api/gallery/files', {
    data: await plainPicture('#336699', 1200, 800).jpeg().toBuffer(),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(sent.status()).toBe(201);
  const { file } = (await sent.json()) as { file: { id: string; width: number } };
  expect(file.width).toBe(1200);
  const kept = `/api/gallery/files/${file.id}`;
  const whole = await request.get(kept);
  expect([whole.status(), whole.headers()['content-type']]).toEqual([200, 'image/webp']);
  const small = await request.get(`/.netlify/images?url=${encodeURIComponent(kept)}&w=480&fm=webp`);
  expect([small.status(), small.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect((await small.body()).length).toBeLessThan((await whole.body()).length);
});

test('the packed API contains everything needed to encode a picture', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fts-studio-packed-'));
  try {
    cpSync(path.join(platformCopy, '.netlify/functions-serve/.unzipped/api'), folder, { recursive: true });
    const parts = path.join(folder, 'build/functions/parts');
    const part = readdirSync(parts).find((name) => name.startsWith('webp-picture-')) ?? 'none';
    const photo = await plainPicture('#336699', 60, 40).jpeg().toBuffer();
    const program = `
      const { webpPicture } = await import(process.argv[1]);
      const made = await webpPicture(Buffer.from(process.argv[2], 'base64'), { maxPixels: 2400, quality: 88, effort: 2 });
      process.stdout.write(made.width + ' × ' + made.height);`;
    const args = ['--input-type=module', '-e', program, path.join(parts, part), photo.toString('base64')];
    expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('60 × 40');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a payment webhook is accepted only with the right signature of its exact bytes', async ({
  request,
}) => {
  const body = JSON.stringify({ event_id: crypto.randomUUID(), note: 'Kigali – é' });
  const report = (signed: string) =>
    request.post('/api/payments/webhook', {
      data: Buffer.from(body),
      headers: { 'content-type': 'application/json', 'x-paypack-signature': signed },
    });
  const refused = await report(signature('another secret', body));
  expect([refused.status(), await refused.json()]).toEqual([401, { error: expect.any(String) }]);
  const known = await report(signature(sandboxCredentials.webhookSecret, body));
  expect(known.status(), 'it is read, and says nothing').not.toBe(401);
});

test('a scheduled function runs and records its success', async ({ parts }) => {
  const runs = () => query(parts, `select succeeded_at from job_runs where job = 'settle-payments'`, []);
  const before = await runs();
  expect((await parts.post('/dev/run/settle-payments')).ok()).toBe(true);
  const after = await runs();
  expect(after).toEqual([{ succeeded_at: expect.any(Date) }]);
  expect(after).not.toEqual(before);
});
