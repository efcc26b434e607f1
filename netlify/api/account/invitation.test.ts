import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import type { Invitation } from '#src/features/account/invitation/invitation.ts';
import {
  caller,
  goodPassword,
  loginAs,
  makeUser,
  newestMail,
  type TestUser,
  windowsLater,
} from '#tests/support/account.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { actsOf, expectStaffOnly } from '#tests/support/staff-calls.ts';

let environment: Environment;
let boss: TestUser;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(async () => {
  await environment.reset();
  boss = await makeUser('boss@example.com', 'SUPERADMIN');
});
afterAll(() => environment.stop());

const email = 'new@example.com';
const stranger = '11111111-2222-4333-8444-555555555555';

const invite = (to: unknown = email, by = boss) => by.call('POST', '/api/invitations', { email: to });
const invited = async (to = email) => ((await invite(to)).json as { invitation: Invitation }).invitation;
const open = async () => ((await boss.call('GET', '/api/invitations')).json as { items: Invitation[] }).items;
const tokenTo = async (to = email) => {
  const text = (await newestMail(environment, to))?.text ?? '';
  return /\/invitation#([\w-]{43})\b/.exec(text)?.[1] ?? 'none';
};
const look = (token: unknown) => call('POST', '/api/invitations/link', { body: { token } });
const accept = (token: string, changes: object = {}) =>
  call('POST', '/api/invitations/accept', {
    body: { token, name: 'Keza Iribagiza', password: goodPassword, ...changes },
  });
const join = (who: TestUser, token: string) => who.call('POST', '/api/invitations/join', { token });
const errorOf = ({ status, json }: Answer) => [status, (json as { error?: string }).error];
const expire = () => environment.sql(`update invitations set expires_at = now() - interval '1 second'`);

test('invitations are for super admins only', async () => {
  const { id } = await invited();
  const calls = [
    ['GET', '/api/invitations'],
    ['POST', '/api/invitations', { email: 'x@example.com' }],
    ['POST', `/api/invitations/${id}/again`],
    ['DELETE', `/api/invitations/${id}`],
  ] as const;
  await expectStaffOnly(environment, calls);
  const admin = await makeUser('admin@example.com', 'ADMIN');
  for (const [method, path, body] of calls) {
    const answer = await admin.call(method, path, body);
    expect([answer.status, answer.json]).toEqual([
      403,
      { error: expect.stringMatching(/^Only a super admin/) },
    ]);
  }
  expect(await open()).toHaveLength(1);
});

describe('an invited person', () => {
  test('is written to, and becomes an admin with a name and a password, on record', async () => {
    const answer = await invite(' New@Example.com ');
    expect([answer.status, answer.json]).toEqual([
      201,
      {
        invitation: {
          ...{ id: expect.any(String), email, invitedBy: boss.user.name, expired: false },
          ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
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
          ...{ id: expect.any(String), email, name: 'Keza Iribagiza' },
          role: 'ADMIN',
          avatarUrl: null,
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

  test('finds nothing of the link in the database once it was sent', async () => {
    await invite();
    const token = await tokenTo();
    expect(token).not.toBe('none');
    expect(await everythingIn(environment)).not.toContain(token);
    expect(await environment.sql('select status, body from outbox_mails')).toEqual([
      { status: 'sent', body: '' },
    ]);
  });

  test('accepts once, however often and however many at once', async () => {
    await invite();
    const token = await tokenTo();
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of [await accept(token), await look(token)])
      expect(errorOf(answer)).toEqual([409, expect.stringMatching(/accepted already\. Please log in/)]);
    expect(await environment.sql('select 1 from users where email = $1', [email])).toHaveLength(1);
  });

  test.each<[changes: object, field: string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 5 }, 'name'],
    [{ password: 'short' }, 'password'],
    [{ password: 'qwertyuiop123' }, 'password'],
    [{ password: 'keza iribagiza' }, 'password'],
    [{ password: null }, 'password'],
    [{ token: 7 }, 'token'],
  ])('is told what is wrong, and the link stays good: %j', async (changes, field) => {
    await invite();
    const token = await tokenTo();
    const refused = await accept(token, changes);
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.json as { fields: object }).fields)).toEqual([field]);
    expect((await accept(token)).status).toBe(201);
  });
});

describe('an invited person with an account', () => {
  let aline: TestUser;
  let token: string;
  beforeEach(async () => {
    aline = await makeUser(email);
    await invite();
    token = await tokenTo();
  });

  test('accepts logged in to it, and keeps password and devices', async () => {
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

  test('is not let in by the link alone, nor given another password by it', async () => {
    expect(errorOf(await accept(token))).toEqual([409, expect.stringMatching(/Please log in to accept/)]);
    expect((await call('POST', '/api/invitations/join', { body: { token } })).status).toBe(401);
    expect((await loginAs(email)).status).toBe(200);
    expect((await join(aline, token)).status).toBe(200);
  });

  test('cannot accept for someone else', async () => {
    const other = await makeUser('other@example.com');
    expect(errorOf(await join(other, token))).toEqual([403, expect.stringContaining(email)]);
    expect((await other.call('GET', '/api/auth/me')).json).toMatchObject({ role: 'USER' });
    expect((await join(aline, token)).status).toBe(200);
  });

  test('keeps a higher role that the command line gave meanwhile', async () => {
    await environment.sql(`update users set role = 'SUPERADMIN' where email = $1`, [email]);
    expect((await join(aline, token)).json).toMatchObject({ user: { role: 'SUPERADMIN' } });
  });

  test.each([
    ['suspended', () => boss.call('PUT', `/api/users/${aline.user.id}`, { suspended: true, reason: 'Left' })],
    [
      'given the role, and loses it',
      async () => {
        for (const role of ['ADMIN', 'USER'])
          await boss.call('PUT', `/api/auth/users/${aline.user.id}/role`, { role });
      },
    ],
  ])('cannot come in by it after being %s', async (_, change) => {
    await change();
    expect(errorOf(await look(token))).toEqual([409, expect.stringMatching(/was withdrawn/)]);
    expect([401, 409]).toContain((await join(aline, token)).status);
    expect(await environment.sql('select role from users where email = $1', [email])).toEqual([
      { role: 'USER' },
    ]);
  });

  test('leaves no address behind when the account goes', async () => {
    expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
    expect(await everythingIn(environment)).not.toContain(email);
    expect((await look(token)).status).toBe(409);
  });
});

describe('a link', () => {
  test('that nobody was sent is not known', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '\u0000', '\ud800', 'x'.repeat(60_000)])
      expect(errorOf(await look(token))).toEqual([404, expect.stringMatching(/^We do not know this link/)]);
    for (const token of [undefined, null, 5, ['x'], {}]) expect((await look(token)).status).toBe(422);
    expect((await call('POST', '/api/invitations/link', { body: [] })).status).toBe(400);
  });

  test('expires after seven days, and says so', async () => {
    await invite();
    const token = await tokenTo();
    const [{ days }] = (await environment.sql<{ days: number }>(
      'select extract(day from expires_at - created_at)::int as days from invitations',
    )) as [{ days: number }];
    expect(days).toBe(7);
    await expire();
    for (const answer of [await look(token), await accept(token)])
      expect(errorOf(answer)).toEqual([409, expect.stringMatching(/expired: a link works for 7 days/)]);
    expect(await open()).toMatchObject([{ email, expired: true }]);
  });

  test('is forgotten a month after its time, with the address and the email', async () => {
    await invite();
    await expire();
    await eraseDue(new Date(Date.now() + 29 * 86_400_000));
    expect(await open()).toHaveLength(1);
    await eraseDue(new Date(Date.now() + 31 * 86_400_000));
    expect(await open()).toEqual([]);
    expect(await everythingIn(environment)).not.toContain(email);
  });

  test('ends when it is withdrawn, and says so', async () => {
    const { id } = await invited();
    const token = await tokenTo();
    expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(200);
    for (const answer of [await look(token), await accept(token)])
      expect(errorOf(answer)).toEqual([409, expect.stringMatching(/was withdrawn/)]);
    expect(await open()).toEqual([]);
    expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
    expect((await invite()).status).toBe(201);
  });

  test('ends when another one is sent, which works', async () => {
    const { id } = await invited();
    const older = await tokenTo();
    await expire();
    const again = await boss.call('POST', `/api/invitations/${id}/again`);
    expect([again.status, again.json]).toMatchObject([201, { invitation: { email, expired: false } }]);
    expect(errorOf(await look(older))).toEqual([409, expect.stringMatching(/newer invitation/)]);
    expect((await boss.call('POST', `/api/invitations/${id}/again`)).status).toBe(404);
    expect((await accept(await tokenTo())).status).toBe(201);
    expect((await actsOf(environment, boss)).map(({ action }) => action)).toEqual([
      'invitation.sent',
      'invitation.sent-again',
    ]);
  });

  test.each([
    [
      'is suspended',
      (by: TestUser) => boss.call('PUT', `/api/users/${by.user.id}`, { suspended: true, reason: 'Left' }),
    ],
    [
      'loses the role',
      (by: TestUser) => boss.call('PUT', `/api/auth/users/${by.user.id}/role`, { role: 'ADMIN' }),
    ],
    ['deletes the account', (by: TestUser) => by.call('DELETE', '/api/auth/me')],
  ])('ends when who sent it %s', async (_, leave) => {
    const second = await makeUser('second@example.com', 'SUPERADMIN');
    await invite(email, second);
    const token = await tokenTo();
    expect((await leave(second)).status).toBe(200);
    expect(errorOf(await accept(token))).toEqual([409, expect.stringMatching(/was withdrawn/)]);
  });

  test('is not accepted once it is withdrawn, and not withdrawn once it is accepted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const to = `round-${round}@example.com`;
      const { id } = await invited(to);
      const token = await tokenTo(to);
      const [taken, back] = await Promise.all([accept(token), boss.call('DELETE', `/api/invitations/${id}`)]);
      expect([
        [201, 404],
        [409, 200],
      ]).toContainEqual([taken.status, back.status]);
      expect(await environment.sql('select 1 from users where email = $1', [to])).toHaveLength(
        taken.status === 201 ? 1 : 0,
      );
    }
  });

  test('lets nobody guess for long', async () => {
    await invite();
    const token = await tokenTo();
    await look(token);
    await environment.sql(`update rate_limits set count = 60 where kind = 'invitation-by-address'`);
    expect((await look(token)).status).toBe(429);
    await windowsLater(environment);
    expect((await look(token)).status).toBe(200);
  });
});

describe('an address', () => {
  test('has one open invitation, also when two invite it at once', async () => {
    const answers = await Promise.all([invite(), invite(), invite('NEW@example.com')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      fields: { email: expect.stringMatching(/open invitation/) },
    });
  });

  test('of the staff, or of a suspended account, is not invited', async () => {
    await makeUser('admin@example.com', 'ADMIN');
    const out = await makeUser('out@example.com');
    await boss.call('PUT', `/api/users/${out.user.id}`, { suspended: true, reason: 'Left' });
    for (const [to, sentence] of [
      ['admin@example.com', /is an admin already/],
      ['boss@example.com', /is a super admin already/],
      ['out@example.com', /suspended/],
    ] as const)
      expect((await invite(to)).json).toMatchObject({ fields: { email: expect.stringMatching(sentence) } });
    expect(await open()).toEqual([]);
  });

  test('is written to five times an hour at most', async () => {
    const { id } = await invited();
    await environment.sql(`update rate_limits set count = 5 where kind = 'invitation-by-email'`);
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
  ])('is one: %j', async (to) => {
    const answer = await invite(to);
    expect([answer.status, answer.json]).toMatchObject([422, { fields: { email: expect.any(String) } }]);
  });
});

test('so many invitations leave within an hour', async () => {
  await invite();
  await environment.sql(`update rate_limits set count = 30 where kind = 'invitation-by-person'`);
  expect((await invite('next@example.com')).status).toBe(429);
});

test.each([stranger, 'no-id', '%00'])('there is no invitation %s', async (id) => {
  expect((await boss.call('POST', `/api/invitations/${id}/again`)).status).toBe(404);
  expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
});
