import { beforeEach, describe, expect, test } from 'vitest';
import { loginAs, makeUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { accept, email, errorOf, invitationsBy, join, look } from '#tests/support/steps/invitation.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const { invite, tokenTo } = invitationsBy(boss, environment);

describe('an invited person with an account', () => {
  const aline = setUpUser(email);
  let token: string;
  beforeEach(async () => {
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
