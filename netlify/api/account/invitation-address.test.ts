import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { accept, invitationsBy } from '#tests/support/steps/invitation.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const { invite, invited, open, tokenTo } = invitationsBy(boss, environment);

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

test.each([unknownId, 'no-id', '%00'])('there is no invitation %s', async (id) => {
  expect((await boss.call('POST', `/api/invitations/${id}/again`)).status).toBe(404);
  expect((await boss.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
});
