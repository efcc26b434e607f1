import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginAs, mailedCode } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { projectRoot } from './places.ts';
import { seedAccounts, seedPassword } from './seed-accounts.ts';

let environment: Environment;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(() => environment.reset());
afterAll(() => environment.stop());

/** Runs the command as an operator does. */
function staff(...words: string[]): Promise<{ failed: boolean; said: string }> {
  const { promise, resolve } = Promise.withResolvers<{ failed: boolean; said: string }>();
  const env = { ...process.env, DATABASE_URL: environment.databaseUrl };
  execFile(
    process.execPath,
    [path.join(projectRoot, 'netlify/local/staff.ts'), ...words],
    { env },
    (error, out, err) => resolve({ failed: error !== null, said: out + err }),
  );
  return promise;
}

test('makes the first super admin, who chooses a password by mail', async () => {
  expect((await staff('list')).said).toContain('Nobody yet');
  const { failed, said } = await staff('add', 'Boss@FTS.example', '--role', 'SUPERADMIN');
  expect([failed, said]).toEqual([false, expect.stringContaining('boss@fts.example is SUPERADMIN now')]);
  expect(said).toContain('/forgot');
  const email = 'boss@fts.example';
  expect((await loginAs(email)).status).toBe(401);
  await call('POST', '/api/auth/forgot', { body: { email } });
  const code = await mailedCode(environment, email);
  const newPassword = 'seven lamps by lake muhazi';
  await call('POST', '/api/auth/reset', { body: { email, code, newPassword } });
  expect((await loginAs(email, newPassword)).json).toMatchObject({ user: { role: 'SUPERADMIN' } });
  expect((await staff('list')).said).toContain('SUPERADMIN  boss@fts.example');
});

test('promotes and demotes who has an account, never the last super admin, and records it', async () => {
  await seedAccounts();
  expect((await staff('add', 'user@fts.example', '--role', 'admin')).said).toContain('is ADMIN now');
  expect((await staff('remove', 'user@fts.example')).said).toContain('no member of staff any more');
  const last = await staff('remove', 'superadmin@fts.example');
  expect([last.failed, last.said]).toEqual([true, expect.stringContaining('the last super admin')]);
  const entries = await environment.sql('select actor, after from audit_entries order by at');
  expect(entries).toEqual([
    { actor: 'operator', after: { role: 'ADMIN' } },
    { actor: 'operator', after: { role: 'USER' } },
  ]);
});

test('says how it is used', async () => {
  for (const words of [
    [],
    ['add'],
    ['add', 'no-address'],
    ['add', 'a@b.example'],
    ['add', 'a@b.example', '--rule', 'x'],
    ['remove', 'a@b.example'],
  ]) {
    const { failed, said } = await staff(...words);
    expect(failed).toBe(true);
    expect(said).not.toMatch(/\n {4}at /);
  }
});

test('the seeded accounts can log in, and seeding again changes nothing', async () => {
  await seedAccounts();
  await seedAccounts();
  for (const role of ['USER', 'ADMIN', 'SUPERADMIN']) {
    const answer = await loginAs(`${role.toLowerCase()}@fts.example`, seedPassword);
    expect(answer.json).toMatchObject({ user: { role } });
  }
});
