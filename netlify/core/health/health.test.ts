import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { closeDatabase } from '../database.ts';
import { checkHealth } from './health.ts';

const environment = setUpEnvironment();
const before = { ...process.env };
beforeAll(async () => {
  Object.assign(before, process.env);
});
afterEach(() => {
  Object.assign(process.env, before);
});

test('says which version runs and that every part answers', async () => {
  Object.assign(process.env, { COMMIT_REF: 'abc123', BUILD_TIME: '2026-01-05T10:00:00Z' });
  expect(await checkHealth()).toEqual({
    ok: true,
    version: packageJson.version,
    commit: 'abc123',
    builtAt: '2026-01-05T10:00:00Z',
    parts: { database: 'ok', files: 'ok', mail: 'ok', payments: 'ok' },
  });
});

test('says what is not configured', async () => {
  for (const name of ['SMTP_URL', 'PAYPACK_CLIENT_ID', 'NETLIFY_BLOBS_CONTEXT']) delete process.env[name];
  const { ok, parts } = await checkHealth();
  expect(ok).toBe(true);
  expect(parts).toEqual({
    database: 'ok',
    files: 'not-configured',
    mail: 'not-configured',
    payments: 'not-configured',
  });
});

test('says what does not answer, and is well as long as the database does', async () => {
  environment.mailbox.refuse(true);
  environment.paypack.goDown(true);
  const { ok, parts } = await checkHealth();
  expect(ok).toBe(true);
  expect(parts).toEqual({ database: 'ok', files: 'ok', mail: 'unreachable', payments: 'unreachable' });
});

test('says when mails have waited too long though their server answers', async () => {
  const add = (status: string, waited: string) =>
    environment.sql(
      `insert into outbox_mails (dedupe_key, subject_id, recipient, subject, body, status, status_since)
       values ($1, gen_random_uuid(), 'a@example.com', '', '', $1, now() - $2::interval)`,
      [status, waited],
    );
  await add('sent', '2 hours');
  await add('dead', '2 hours');
  await add('waiting', '50 minutes');
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { mail: 'ok' } });
  await environment.sql(`update outbox_mails set status_since = now() - interval '70 minutes'`);
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { mail: 'stuck' } });
});

test('a variable that is wrong stops only the part that needs it', async () => {
  process.env.SMTP_URL = 'http://mail.example';
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { database: 'ok', mail: 'unreachable' } });
});

test('a secret that is too short is told before the first email waits for it', async () => {
  process.env.SERVER_SECRET = 'short';
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { mail: 'unreachable' } });
  delete process.env.SERVER_SECRET;
});

test('is 503 from the moment the database is away, and 200 from the moment it is back', async () => {
  // A minute after whatever another file of this process has asked.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect((await call('GET', '/api/health')).status).toBe(200);
  await closeDatabase();
  process.env.DATABASE_URL = 'postgres://postgres@127.0.0.1:1/none';
  try {
    const answers = await Promise.all([call('GET', '/api/health'), call('GET', '/api/health/')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers[0]?.json).toMatchObject({ ok: false, parts: { database: 'unreachable', mail: 'ok' } });
  } finally {
    clock.mockRestore();
    await closeDatabase();
    delete process.env.DATABASE_URL;
  }
  expect((await call('GET', '/api/health')).status).toBe(200);
  expect((await checkHealth()).ok).toBe(true);
});
