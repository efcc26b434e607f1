import type { Context } from '@netlify/functions';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import api from '#netlify/functions/api.ts';
import { aMinuteLater, registerAs } from '#tests/support/account.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink } from '#tests/support/steps/booking-link.ts';
import { codeFor } from '#tests/support/steps/newsletter.ts';

/** Response times must not reveal which addresses exist, so both cases run the same statements. */

/** Spied on before the first connection: the code under test binds `query` per connection. */
const statements = vi.spyOn(pg.Client.prototype, 'query');
afterAll(() => statements.mockRestore());

const madeStatements = () =>
  statements.mock.calls
    .map(([made]) => (typeof made === 'string' ? made : (made as { text: string }).text))
    .filter((text) => !text.startsWith('set lock_timeout'))
    .map((text) => text.replace(/\/\*.*?\*\/\s*/g, '').replace(/ values .*/, ''));

const environment = setUpEnvironment();
const known = 'aline@example.com';
setUpUser(known);
const unknown = 'nobody@example.com';

/** Gives every call its own IP address, so that each is a first call. */
let callers = 0;

/** Returns the status, and the statements that ran before the response. */
async function asked(path: string, body: object | undefined, headers: Record<string, string> = {}) {
  callers += 1;
  const afterwards: Promise<unknown>[] = [];
  const context = {
    ip: `192.0.2.${callers}`,
    requestId: crypto.randomUUID(),
    waitUntil: (work: Promise<unknown>) => afterwards.push(work),
  } as unknown as Context;
  const request = new Request(`http://localhost${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const before = madeStatements().length;
  const { status } = await api(request, context);
  const made = madeStatements().slice(before);
  await Promise.allSettled(afterwards);
  return { status, made };
}

async function alike(path: string, bodies: [known: object, unknown: object], headers = {}) {
  const [first, second] = [await asked(path, bodies[0], headers), await asked(path, bodies[1], headers)];
  expect(first.made).not.toEqual([]);
  expect(first).toEqual(second);
  return first.status;
}

const both = (more: object): [object, object] => [
  { email: known, ...more },
  { email: unknown, ...more },
];

test('a login with a wrong password runs the same statements for known and unknown addresses', async () => {
  expect(await alike('/api/auth/login', both({ password: 'four otters knit' }))).toBe(401);
});

test('the tenth wrong password runs the same statements for known and unknown addresses', async () => {
  for (let times = 0; times < 9; times += 1)
    await alike('/api/auth/login', both({ password: 'four otters knit' }));
  expect(await alike('/api/auth/login', both({ password: 'four otters knit' }))).toBe(401);
});

test('a registration runs the same statements for known and unknown addresses', async () => {
  expect(await alike('/api/auth/register', both({ name: 'Aline', password: 'three otters swim' }))).toBe(201);
});

test('resending a registration code runs the same statements for known and unknown addresses', async () => {
  const ids = [];
  for (const email of [known, unknown]) ids.push((await registerAs({ email })).json as { userId: string });
  await aMinuteLater(environment);
  expect(await alike('/api/auth/resend-otp', [ids[0] ?? {}, ids[1] ?? {}])).toBe(200);
});

test('a password reset and a wrong code run the same statements for known and unknown addresses', async () => {
  const wrong = both({ code: '00000000', newPassword: 'seven lamps by lake muhazi' });
  expect(await alike('/api/auth/reset', wrong)).toBe(422);
  expect(await alike('/api/auth/forgot', both({}))).toBe(200);
  expect(await alike('/api/auth/forgot', both({})), 'within a minute').toBe(200);
  expect(await alike('/api/auth/reset', wrong)).toBe(422);
});

test('a newsletter subscription runs the same statements for known and unknown addresses', async () => {
  await codeFor(environment.mailbox, known);
  await environment.sql('delete from rate_limits');
  const more = { website: '', page: '/' };
  expect(await alike('/api/newsletter', both(more), afterAMinute)).toBe(201);
});

test('a discount check runs the same statements for a real code and a made-up one', async () => {
  const code = await codeFor(environment.mailbox, known);
  const email = 'stranger@example.com';
  const madeUp = 'MURAHO-22222-22222';
  expect(
    await alike('/api/discounts', [
      { code, email },
      { code: madeUp, email },
    ]),
  ).toBe(422);
});

test('an expired booking key runs the same statements as an unknown one and gets 404', async () => {
  const { token } = await bookedWithLink(environment.mailbox);
  await environment.sql(
    `update bookings set event_date = '2020-01-01', created_at = now() - interval '5 years'`,
  );
  await environment.sql(`update booking_keys set created_at = now() - interval '5 years'`);
  const [expired, unknownKey] = [token, 'A'.repeat(22)];
  const answers = [];
  for (const key of [expired, unknownKey])
    answers.push(await asked('/api/bookings/mine', undefined, { authorization: `Booking ${key}` }));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(404);
});
