import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import sendMail from '#netlify/functions/send-mail.ts';
import build from '#published/build.json' with { type: 'json' };
import { call } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { closeDatabase } from '../database.ts';
import { markDue } from '../job/due.ts';
import { checkHealth, type Health, readHealthWithDatabase } from './health.ts';

const environment = setUpEnvironment();
const before = { ...process.env };
beforeAll(async () => {
  Object.assign(before, process.env);
});
afterEach(() => {
  Object.assign(process.env, before);
});

test('health returns the version and ok for every part', async () => {
  expect(await checkHealth()).toEqual({
    ok: true,
    version: packageJson.version,
    commit: build.commit,
    builtAt: build.readAt,
    parts: { database: 'ok', files: 'ok', mail: 'ok', payments: 'ok' },
  });
});

test('health marks the parts that are not configured', async () => {
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

test('health marks unreachable parts, and is ok as long as the database is', async () => {
  environment.mailbox.refuse(true);
  environment.paypack.goDown(true);
  const { ok, parts } = await checkHealth();
  expect(ok).toBe(true);
  expect(parts).toEqual({ database: 'ok', files: 'ok', mail: 'unreachable', payments: 'unreachable' });
});

test('health marks mail as stuck when a mail has waited 70 minutes', async () => {
  const add = (status: string, waited: string) =>
    environment.sql(
      `insert into outbox (dedupe_key, subject_id, recipient, subject, body, status, status_since)
       values ($1, gen_random_uuid(), 'a@example.com', '', '', $1, now() - $2::interval)`,
      [status, waited],
    );
  await add('sent', '2 hours');
  await add('dead', '2 hours');
  await add('waiting', '50 minutes');
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { mail: 'ok' } });
  await environment.sql(`update outbox set status_since = now() - interval '70 minutes'`);
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { mail: 'stuck' } });
});

test('an invalid SMTP_URL affects only the mail part', async () => {
  process.env.SMTP_URL = 'http://mail.example';
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { database: 'ok', mail: 'unreachable' } });
});

test('a SERVER_SECRET that is too short marks mail as unreachable', async () => {
  process.env.SERVER_SECRET = 'short';
  expect(await checkHealth()).toMatchObject({ ok: true, parts: { mail: 'unreachable' } });
  delete process.env.SERVER_SECRET;
});

test('a monitor’s request runs no query and returns the database state of the last job', async () => {
  const lookNow = () => markDue('send-mail', new Date());
  const health = async () => {
    const { status, json } = await call('GET', '/api/health');
    return [status, (json as Health).parts.database];
  };
  await closeDatabase();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await health(), 'before the first look').toEqual([200, 'unknown']);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
  await closeDatabase();
  process.env.DATABASE_URL = 'postgres://postgres@127.0.0.1:1/none';
  await expect(sendMail()).rejects.toThrow();
  expect(await health()).toEqual([503, 'unreachable']);
  expect(await readHealthWithDatabase()).toMatchObject({
    ok: false,
    parts: { database: 'unreachable', mail: 'ok' },
  });
  await closeDatabase();
  delete process.env.DATABASE_URL;
  expect((await readHealthWithDatabase()).ok, 'at this moment').toBe(true);
  await lookNow();
  await sendMail();
  expect(await health()).toEqual([200, 'ok']);
});
