import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addStaff, removeStaff } from '#netlify/core/account/staff.ts';
import { seedAccounts, seedPassword } from '#netlify/local/seed-accounts.ts';
import { loginAs, mailedCode } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { projectRoot } from './places.ts';

const environment = setUpEnvironment();

/** Milliseconds: each command is a separate process. */
const timeoutMs = 60_000;

function staff(...words: string[]): Promise<{ failed: boolean; said: string }> {
  const { promise, resolve } = Promise.withResolvers<{ failed: boolean; said: string }>();
  const env = { ...process.env, DATABASE_URL: environment.databaseUrl };
  execFile(
    process.execPath,
    [path.join(projectRoot, 'netlify/ops/staff.ts'), ...words],
    { env },
    (error, out, err) => resolve({ failed: error !== null, said: out + err }),
  );
  return promise;
}

test(
  'add creates the first super admin, who sets a password with a mailed code',
  async () => {
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
  },
  timeoutMs,
);

test('staff are promoted and demoted with audit entries, but never the last super admin', async () => {
  await seedAccounts();
  expect(await addStaff('user@fts.example', 'ADMIN')).toMatchObject({
    created: false,
    user: { role: 'ADMIN' },
  });
  expect(await removeStaff('user@fts.example')).toMatchObject({ role: 'USER' });
  await expect(removeStaff('superadmin@fts.example')).rejects.toThrow('the last super admin');
  expect(await removeStaff('nobody@fts.example')).toBeUndefined();
  const entries = await environment.sql('select actor, after from audit_entries order by at');
  expect(entries).toEqual([
    { actor: 'operator', after: { role: 'ADMIN' } },
    { actor: 'operator', after: { role: 'USER' } },
  ]);
});

test(
  'wrong arguments get a readable message without a stack trace',
  async () => {
    const mistakes = await Promise.all([
      staff('add', 'no-address'),
      staff('add', 'a@studio.example', '--rule', 'x'),
      staff('remove', 'nobody@studio.example'),
      staff('reset-two-step', 'nobody@studio.example'),
    ]);
    for (const { failed, said } of mistakes) {
      expect(failed).toBe(true);
      expect(said).toMatch(/npm run staff|No account uses|No account with/);
      expect(said).not.toMatch(/\n {4}at /);
    }
  },
  timeoutMs,
);

test('the seeded accounts can log in, and seeding again changes nothing', async () => {
  await seedAccounts();
  await seedAccounts();
  for (const role of ['USER', 'ADMIN', 'SUPERADMIN']) {
    const answer = await loginAs(`${role.toLowerCase()}@fts.example`, seedPassword);
    expect(answer.json).toMatchObject({ user: { role } });
  }
});
