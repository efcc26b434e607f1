import { beforeEach, describe, expect, test } from 'vitest';
import { caller, goodPassword, loginAs, makeUser, type TestUser } from '#tests/support/account.ts';
import { changeRole, refusedFields, setTries, suspend } from '#tests/support/account-calls.ts';
import { unknownId } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { accept, email, errorOf, invitationsBy, join, look } from '#tests/support/steps/invitation.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const { invite, open, tokenTo, invited } = invitationsBy(boss, environment);

describe('an invited person', () => {
  test('an invited person becomes an admin with a name and a password, which is audited', async () => {
    const answer = await invite(' New@Example.com ');
    expect([answer.status, answer.json]).toEqual([
      201,
      {
        invitation: {
          id: expect.any(String),
          email,
          invitedBy: boss.user.name,
          expired: false,
          createdAt: expect.any(String),
          expiresAt: expect.any(String),
        },
      },
    ]);
    const token = await tokenTo();
    const seen = await look(token);
    expect([seen.status, seen.json]).toEqual([
      200,
      { email, invitedBy: boss.user.name, expiresAt: expect.any(String), hasAccount: false },
    ]);
    const accepted = await accept(token);
    expect([accepted.status, accepted.json]).toEqual([
      201,
      {
        token: expect.any(String),
        user: {
          id: expect.any(String),
          email,
          name: 'Keza Iribagiza',
          role: 'ADMIN',
          avatarUrl: null,
          language: 'en',
        },
      },
    ]);
    const { token: session, user } = accepted.json as { token: string; user: TestUser['user'] };
    const keza = { token: session, user, call: caller(session) };
    expect((await keza.call('GET', '/api/bookings')).status).toBe(200);
    expect((await loginAs(email, goodPassword)).status).toBe(200);
    expect(await open()).toEqual([]);
    expect(await actsOf(environment, boss)).toEqual([
      { action: 'invitation.sent', before: null, after: { role: 'ADMIN' } },
    ]);
    expect(await actsOf(environment, keza)).toEqual([
      { action: 'account.created', before: null, after: { role: 'ADMIN' } },
      { action: 'invitation.accepted', before: null, after: null },
    ]);
  });

  test('the database has no token of an invitation once it is sent', async () => {
    await invite();
    const token = await tokenTo();
    expect(token).not.toBe('none');
    expect(await everythingIn(environment)).not.toContain(token);
    expect(await environment.sql('select status, body from outbox')).toEqual([{ status: 'sent', body: '' }]);
  });

  test('an invitation is accepted once, also of four requests at once; others get 409', async () => {
    await invite();
    const token = await tokenTo();
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of [await accept(token), await look(token)])
      expect(errorOf(answer)).toEqual([409, expect.stringMatching(/already been accepted\. Please log in/)]);
    expect(await environment.sql('select 1 from users where email = $1', [email])).toHaveLength(1);
  });

  test.each<[changes: object, field: string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 5 }, 'name'],
    [{ password: 'keza iribagiza' }, 'password'],
    [{ password: null }, 'password'],
    [{ token: 7 }, 'token'],
  ])('accepting with %j gets 422, and the link still works', async (changes, field) => {
    await invite();
    const token = await tokenTo();
    const refused = await accept(token, changes);
    expect([refused.status, refusedFields(refused)]).toEqual([422, [field]]);
    expect((await accept(token)).status).toBe(201);
  });
});

describe('an invited person with an account', () => {
  const aline = setUpUser(email);
  let token: string;
  beforeEach(async () => {
    await invite();
    token = await tokenTo();
  });

  test('an owner who is logged in accepts, becomes an admin and keeps the devices', async () => {
    expect((await look(token)).json).toMatchObject({ hasAccount: true });
    const answer = await join(aline, token);
    expect([answer.status, answer.json]).toEqual([200, { user: { ...aline.user, role: 'ADMIN' } }]);
    expect((await aline.call('GET', '/api/bookings')).status).toBe(200);
    expect(await actsOf(environment, aline)).toEqual([
      { action: 'account.role-changed', before: { role: 'USER' }, after: { role: 'ADMIN' } },
      { action: 'invitation.accepted', before: null, after: null },
    ]);
    expect((await join(aline, token)).status).toBe(409);
  });

  test('the link alone does not log the account in, which keeps its password', async () => {
    expect(errorOf(await accept(token))).toEqual([409, expect.stringMatching(/Please log in to accept/)]);
    expect((await loginAs(email)).status).toBe(200);
    expect((await join(aline, token)).status).toBe(200);
  });

  test('accepting the invitation of another address gets 403', async () => {
    const other = await makeUser('other@example.com');
    expect(errorOf(await join(other, token))).toEqual([403, expect.stringContaining(email)]);
    expect((await other.call('GET', '/api/auth/me')).json).toMatchObject({ role: 'USER' });
    expect((await join(aline, token)).status).toBe(200);
  });

  test('accepting keeps a higher role that the command line gave meanwhile', async () => {
    await environment.sql(`update users set role = 'SUPERADMIN' where email = $1`, [email]);
    expect((await join(aline, token)).json).toMatchObject({ user: { role: 'SUPERADMIN' } });
  });

  test.each([
    ['suspended', () => suspend(boss, aline)],
    [
      'promoted to admin and demoted again',
      async () => {
        for (const role of ['ADMIN', 'USER']) await changeRole(boss, aline, role);
      },
    ],
  ])('the link gets 409 after its account was %s', async (_, change) => {
    await change();
    expect(errorOf(await look(token))).toEqual([409, expect.stringMatching(/was withdrawn/)]);
    expect([401, 409]).toContain((await join(aline, token)).status);
    expect(await environment.sql('select role from users where email = $1', [email])).toEqual([
      { role: 'USER' },
    ]);
  });

  test('deleting the account erases the address of its invitation', async () => {
    expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
    expect(await everythingIn(environment)).not.toContain(email);
    expect((await look(token)).status).toBe(409);
  });
});

describe('an address to invite', () => {
  test('an address has one open invitation, also of three at once; others get 422', async () => {
    const answers = await Promise.all([invite(), invite(), invite('NEW@example.com')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      fields: { email: expect.stringMatching(/open invitation/) },
    });
  });

  test('inviting staff or a suspended account is refused with the reason', async () => {
    await makeUser('admin@example.com', 'ADMIN');
    const out = await makeUser('out@example.com');
    await suspend(boss, out);
    for (const [to, sentence] of [
      ['admin@example.com', /is already an admin/],
      ['boss@example.com', /is already a super admin/],
      ['out@example.com', /suspended/],
    ] as const)
      expect((await invite(to)).json).toMatchObject({ fields: { email: expect.stringMatching(sentence) } });
    expect(await open()).toEqual([]);
  });

  test('an address gets at most five invitations an hour, then 429', async () => {
    const { id } = await invited();
    await setTries(environment, 'invitation-by-email', 5);
    expect((await boss.call('POST', `/api/invitations/${id}/again`)).status).toBe(429);
    expect((await accept(await tokenTo())).status).toBe(201);
  });

  test.each([
    '',
    'nobody',
    5,
    null,
    ['a@example.com'],
    'a\ud800@example.com',
    `${'x'.repeat(1001)}@example.com`,
  ])('inviting the malformed address %j gets 422', async (to) => {
    const answer = await invite(to);
    expect([answer.status, refusedFields(answer)]).toEqual([422, ['email']]);
  });
});

test('a super admin sends at most thirty invitations an hour, then gets 429', async () => {
  await invite();
  await setTries(environment, 'invitation-by-person', 30);
  expect((await invite('next@example.com')).status).toBe(429);
});

test.each([unknownId, 'no-id', '%00'])(
  'resending or withdrawing unknown invitation %s gets 404',
  async (id) => {
    expect((await boss.call('POST', `/api/invitations/${id}/again`)).status).toBe(404);
    expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
  },
);
