import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { makeUser, type TestUser, windowsLater } from '#tests/support/account.ts';
import { changeRole, setTries, suspend } from '#tests/support/account-calls.ts';
import { call } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { accept, email, errorOf, invitationsBy, look } from '#tests/support/steps/invitation.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const { invite, invited, open, tokenTo, expire } = invitationsBy(boss, environment);

describe('an invitation link', () => {
  test('an unknown token gets 404, a malformed one 422, a malformed body 400', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '\u0000', '\ud800', 'x'.repeat(60_000)])
      expect(errorOf(await look(token))).toEqual([404, expect.stringMatching(/^This link does not work/)]);
    for (const token of [undefined, null, 5, ['x'], {}]) expect((await look(token)).status).toBe(422);
    expect((await call('POST', '/api/invitations/link', { body: [] })).status).toBe(400);
  });

  test('an invitation link gets 409 after seven days, and is listed as expired', async () => {
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

  test('an expired invitation is erased after a month, with its address', async () => {
    await invite();
    await expire();
    await eraseDue(new Date(Date.now() + 29 * 86_400_000));
    expect(await open()).toHaveLength(1);
    await eraseDue(new Date(Date.now() + 31 * 86_400_000));
    expect(await open()).toEqual([]);
    expect(await everythingIn(environment)).not.toContain(email);
  });

  test('a withdrawn invitation link gets 409, and the address can be invited again', async () => {
    const { id } = await invited();
    const token = await tokenTo();
    expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(200);
    for (const answer of [await look(token), await accept(token)])
      expect(errorOf(answer)).toEqual([409, expect.stringMatching(/was withdrawn/)]);
    expect(await open()).toEqual([]);
    expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
    expect((await invite()).status).toBe(201);
  });

  test('an invitation sent again works, and the earlier link gets 409', async () => {
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
    ['is suspended', (by: TestUser) => suspend(boss, by)],
    ['loses the role', (by: TestUser) => changeRole(boss, by, 'ADMIN')],
    ['deletes the account', (by: TestUser) => by.call('DELETE', '/api/auth/me')],
  ])('an invitation is withdrawn when its sender %s', async (_, leave) => {
    const second = await makeUser('second@example.com', 'SUPERADMIN');
    await invite(email, second);
    const token = await tokenTo();
    expect((await leave(second)).status).toBe(200);
    expect(errorOf(await accept(token))).toEqual([409, expect.stringMatching(/was withdrawn/)]);
  });

  test('one of an acceptance and a withdrawal at once succeeds', async () => {
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

  test('opening links from one address gets 429 after sixty until the window ends', async () => {
    await invite();
    const token = await tokenTo();
    await look(token);
    await setTries(environment, 'invitation-by-address', 60);
    expect((await look(token)).status).toBe(429);
    await windowsLater(environment);
    expect((await look(token)).status).toBe(200);
  });
});
