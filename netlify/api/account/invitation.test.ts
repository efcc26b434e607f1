import { describe, expect, test } from 'vitest';
import { caller, goodPassword, loginAs, type TestUser } from '#tests/support/account.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { accept, email, errorOf, invitationsBy, look } from '#tests/support/steps/invitation.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const { invite, open, tokenTo } = invitationsBy(boss, environment);

describe('an invited person', () => {
  test('is written to, and becomes an admin with a name and a password, on record', async () => {
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
