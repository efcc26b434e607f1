import { expect, test } from 'vitest';
import { goodPassword, loginAs } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const email = 'aline@example.com';
const aline = setUpUser(email);

/** Sends a wrong password from one of the 65,536 networks of a /48; returns the status. */
const guessFrom = async (network: number, site = '2001:db8:7') => {
  const body = { email, password: 'four otters knit' };
  const answer = await call('POST', '/api/auth/login', {
    body,
    address: `${site}:${network.toString(16)}::1`,
  });
  return answer.status;
};

test('a /48 network gets 40 guesses at an account, and another /48 its own', async () => {
  const statuses: number[] = [];
  for (let network = 0; network < 45; network += 1) statuses.push(await guessFrom(network));
  expect(statuses).toEqual([...Array(40).fill(401), ...Array(5).fill(429)]);
  expect(await guessFrom(1, '2001:db8:8')).toBe(401);
});

test('a wide network has four times the limit of an address', async () => {
  const look = async (network: number) =>
    (
      await call('POST', '/api/invitations/link', {
        body: { token: 'x' },
        address: `2001:db8:9:${network}::1`,
      })
    ).status;
  await look(1);
  await environment.sql(`update rate_limits set count = 240 where kind = 'invitation-by-wide-address'`);
  expect(await look(2)).toBe(429);
});

test('a new password makes all devices unknown but the one on which it was changed', async () => {
  const deviceOf = async () => (await loginAs(email)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const [here, elsewhere] = [await deviceOf(), await deviceOf()];
  const password = 'seven lamps by lake muhazi';
  const change = { currentPassword: goodPassword, password };
  expect((await aline.call('PUT', '/api/auth/me', change, { cookie: here })).status).toBe(200);
  for (let tried = 0; tried < 10; tried += 1) await loginAs(email, 'four otters knit');
  expect((await loginAs(email, password, { cookie: elsewhere })).status).toBe(429);
  expect((await loginAs(email, password, { cookie: here })).status).toBe(200);
  expect(await mailsTo(environment, email, 'Your password was changed')).toHaveLength(1);
});
