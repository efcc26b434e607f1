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

test('a code is worth 30%, however it was typed', async () => {
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
])('%j is no code', async (code, sentence) => {
  const { status, json } = await check({ code });
  expect(status).toBe(422);
  expect(json).toEqual(refusal(sentence));
});

test('belongs to one address', async () => {
  const code = await codeFor(environment.mailbox, aline);
  expect(await check({ code, email: 'bosco@example.com' })).toMatchObject({
    status: 422,
    json: refusal(/another email address/),
  });
});

test('ends with its year', async () => {
  const code = await codeFor(environment.mailbox, aline);
  // Made on 29 February, it ends on the 28th.
  expect(
    await environment.sql(
      `select expires_at = created_at + interval '12 months' as lasts from discount_codes`,
    ),
  ).toEqual([{ lasts: true }]);
  await environment.sql(`update discount_codes set expires_at = '2026-02-03'`);
  expect((await check({ code })).json).toEqual(refusal(/valid until 3 February 2026/));
});

test('is for a first booking, unless that was cancelled', async () => {
  await booked({ email: 'Aline@example.com' });
  const code = await codeFor(environment.mailbox, aline);
  expect((await check({ code })).json).toEqual(refusal(/for a first booking/));
  await environment.sql(`update bookings set status = 'cancelled'`);
  expect((await check({ code })).status).toBe(200);
  await environment.sql('update discount_codes set used_by_booking_id = (select id from bookings)');
  expect((await check({ code })).json).toEqual(refusal(/has been used/));
});

test('is not found by guessing: twenty tries an hour, right or wrong', async () => {
  const code = await codeFor(environment.mailbox, aline);
  for (let guess = 0; guess < 20; guess += 1) await check({ code: `MURAHO-00000-000${guess + 10}` });
  const refused = await check({ code });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await check({ code }, '192.0.2.9')).status).toBe(200);
});

test.each(['[]', 'null', '"MURAHO"', '{'])('%s cannot be read', async (body) => {
  expect((await check(body)).status).toBe(400);
});
