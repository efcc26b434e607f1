import { expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { codeFor } from '#tests/support/steps/newsletter.ts';

const environment = setUpEnvironment();

const aline = 'aline@example.com';
const check = (body: unknown, address?: string) =>
  call('POST', '/api/discounts', { body, ...(address && { address }) });
const refusal = (sentence: RegExp) => ({
  error: 'Please correct the marked fields.',
  fields: { discountCode: expect.stringMatching(sentence) },
});

test('a code gives 30% in any case and spacing, with or without its prefix', async () => {
  const code = await codeFor(environment.mailbox, aline);
  for (const typed of [code, ` ${code.toLowerCase()} `, code.replaceAll('-', ' '), code.slice(7)]) {
    expect(await check({ code: typed })).toMatchObject({ status: 200, json: { percent: 30 } });
  }
  expect(await check({ code, email: ' Aline@Example.com' })).toMatchObject({ json: { percent: 30 } });
  expect(await check({ code, email: '' }), 'the address may come later').toMatchObject({ status: 200 });
});

test.each<[unknown, RegExp]>([
  ['MURAHO-00000-00000', /do not know this code/],
  ['30% OFF', /do not know this code/],
  [`'; drop table discount_codes; --`, /do not know this code/],
  ['x'.repeat(10_000), /do not know this code/],
  ['', /enter your code/],
  [' ', /enter your code/],
  [undefined, /do not know this code/],
  [{ $ne: 1 }, /do not know this code/],
])('the code %j gets 422', async (code, sentence) => {
  const { status, json } = await check({ code });
  expect(status).toBe(422);
  expect(json).toEqual(refusal(sentence));
});

test('a code checked with another email address gets 422', async () => {
  const code = await codeFor(environment.mailbox, aline);
  expect(await check({ code, email: 'bosco@example.com' })).toMatchObject({
    status: 422,
    json: refusal(/another email address/),
  });
});

test('a code expires 12 months after it was issued', async () => {
  const code = await codeFor(environment.mailbox, aline);
  // Compared in SQL, because a code from 29 February expires on 28 February.
  expect(
    await environment.sql(
      `select expires_at = created_at + interval '12 months' as lasts from discount_codes`,
    ),
  ).toEqual([{ lasts: true }]);
  await environment.sql(`update discount_codes set expires_at = '2026-02-03'`);
  expect((await check({ code })).json).toEqual(refusal(/valid until 3 February 2026/));
});

test('a code is for a first booking, ignoring cancelled ones, and works once', async () => {
  await booked({ email: 'Aline@example.com' });
  const code = await codeFor(environment.mailbox, aline);
  expect((await check({ code })).json).toEqual(refusal(/for a first booking/));
  await environment.sql(`update bookings set status = 'cancelled'`);
  expect((await check({ code })).status).toBe(200);
  await environment.sql('update discount_codes set used_by_booking_id = (select id from bookings)');
  expect((await check({ code })).json).toEqual(refusal(/has been used/));
});

test('the 21st try from one IP address within an hour gets 429, even with a valid code', async () => {
  const code = await codeFor(environment.mailbox, aline);
  for (let guess = 0; guess < 20; guess += 1) await check({ code: `MURAHO-00000-000${guess + 10}` });
  const refused = await check({ code });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await check({ code }, '192.0.2.9')).status).toBe(200);
});

test.each(['[]', 'null', '"MURAHO"', '{'])('the body %s gets 400', async (body) => {
  expect((await check(body)).status).toBe(400);
});
