import { expect, test } from 'vitest';
import type { TestUser } from '#tests/support/account.ts';
import { changeRole, refusedFields, sessionStatus } from '#tests/support/account-calls.ts';
import { type Answer, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

/** Refused calls of staff on the account of a user. `roles.test.ts` proves 401 without a login. */

const environment = setUpEnvironment();
const user = setUpUser('user@example.com');
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const suspendWith = (body: unknown, by: TestUser, id: string) => by.call('PUT', `/api/users/${id}`, body);

const calls: [name: string, send: (by: TestUser, id: string) => Promise<Answer>][] = [
  ['a role change', (by, id) => by.call('PUT', `/api/auth/users/${id}/role`, { role: 'ADMIN' })],
  ['a suspension', (by, id) => suspendWith({ suspended: true, reason: 'Left us' }, by, id)],
  ['lifting the suspension', (by, id) => suspendWith({ suspended: false }, by, id)],
  ['a logout of all devices', (by, id) => by.call('DELETE', `/api/users/${id}/sessions`)],
  ['a password reset', (by, id) => by.call('POST', `/api/users/${id}/reset`)],
  ['a second-factor reset', (by, id) => by.call('DELETE', `/api/users/${id}/second-factor`)],
];

const state = async () => ({
  users: await environment.sql('select email, role, suspended_at from users order by email'),
  sessions: await environment.sql('select user_id from sessions order by id'),
  audit: await environment.sql('select action from audit_entries'),
  mails: await environment.mailbox.messages(),
});

test.each(calls)('%s gets 403 for clients and admins, and changes nothing', async (_, send) => {
  const before = await state();
  for (const by of [user, admin])
    for (const target of [user, admin, boss]) expect((await send(by, target.user.id)).status).toBe(403);
  expect(await state()).toEqual(before);
});

test.each(calls)('%s of a super admin’s own account gets 409 and changes nothing', async (_, send) => {
  const before = await state();
  for (const id of [boss.user.id, boss.user.id.toUpperCase()]) {
    const { status, json } = await send(boss, id);
    expect([status, json]).toEqual([409, { error: expect.stringMatching(/your own|yourself/) }]);
  }
  expect(await state()).toEqual(before);
});

test.each(
  calls.flatMap(([name, send]) => [unknownId, 'no-id', '%00'].map((id) => [name, id, send] as const)),
)('%s of unknown account %s gets 404', async (_, id, send) => {
  expect((await send(boss, id)).status).toBe(404);
});

test.each([['OWNER'], [''], [null], ['superadmin'], [['ADMIN']], ['SUPERADMIN']])(
  'the role %j gets 422: other roles than client and admin need the command line',
  async (role) => {
    const answer = await changeRole(boss, user, role);
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { fields: { role: expect.stringMatching(/from the command line only/) } },
    ]);
  },
);

test.each<[status: number, body: unknown, field?: string]>([
  [422, { suspended: true }, 'reason'],
  [422, { suspended: true, reason: ' ' }, 'reason'],
  [422, { suspended: true, reason: 'x'.repeat(501) }, 'reason'],
  [422, { suspended: true, reason: 7 }, 'reason'],
  [422, { suspended: 'yes', reason: 'Left us' }, 'suspended'],
  [422, {}, 'suspended'],
  [400, []],
])(
  'the response is %i to a suspension with %j, and the user stays logged in',
  async (status, body, field) => {
    const answer = await suspendWith(body, boss, user.user.id);
    expect(answer.status).toBe(status);
    if (field !== undefined) expect(refusedFields(answer)).toEqual([field]);
    expect(await sessionStatus(user)).toBe(200);
  },
);
