import { expect, test } from 'vitest';
import { operator } from '#netlify/core/account/staff.ts';
import { resetFactorsOf } from '#netlify/core/account/users/reset-factors.ts';
import type { UserRow } from '#src/features/account/user-list.ts';
import { loginAs } from '#tests/support/account.ts';
import { itemsIn, unknownId } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { firstStep, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const addressOf = (id: string) => `/api/users/${id}/second-factor`;

test('someone who has lost the phone logs in with the password again, and is told', async () => {
  const { recoveryCodes } = await setUpApp(admin);
  const { ticket } = await firstStep('admin@example.com');
  const [row] = itemsIn<UserRow>(await boss.call('GET', `/api/users?id=${admin.user.id}`));
  expect(row?.secondFactorSince).toEqual(expect.any(String));
  expect((await boss.call('DELETE', addressOf(admin.user.id))).status).toBe(200);
  expect((await admin.call('GET', '/api/auth/me')).status).toBe(401);
  expect((await secondStep(ticket, recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await loginAs('admin@example.com')).status).toBe(200);
  const [mail] = (await mailsTo(environment, 'admin@example.com', 'Two-step login')).filter(({ text }) =>
    text.includes('was reset'),
  );
  expect(mail).toBeDefined();
  expect(await actsOf(environment, boss)).toEqual([
    { action: 'account.two-step-login-reset', before: null, after: null },
  ]);
});

test('is refused for oneself, for nobody, and where there is nothing to reset', async () => {
  const statuses = [];
  for (const id of [boss.user.id, unknownId, 'no-id', admin.user.id])
    statuses.push((await boss.call('DELETE', addressOf(id))).status);
  expect(statuses).toEqual([409, 404, 404, 409]);
});

test('the command line does the same', async () => {
  await setUpApp(boss);
  expect(await resetFactorsOf('nobody@example.com', operator)).toBe(false);
  expect(await resetFactorsOf('boss@example.com', operator)).toBe(true);
  expect(await resetFactorsOf('boss@example.com', operator)).toBe(false);
  expect((await loginAs('boss@example.com')).status).toBe(200);
  const acts = await environment.sql(`select action from audit_entries where actor = 'operator'`);
  expect(acts).toEqual([{ action: 'account.two-step-login-reset' }]);
});
