import { expect, test } from 'vitest';
import type { DiscountRow } from '#src/domain/discount/discount-list.ts';
import { itemsIn } from '#tests/support/call.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { codeFor } from '#tests/support/steps/newsletter.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const listed = async (query = '') =>
  itemsIn<DiscountRow>(await admin.call('GET', `/api/discounts?sort=createdAt${query}`));
const sums = async (query = '') => (await admin.call('GET', `/api/discounts/sums${query}`)).json;

/** Gives codes to three addresses: the first books with it, and the third lets it expire. */
async function giveThree() {
  const codes = [];
  for (const who of ['aline', 'bosco', 'claire'])
    codes.push(await codeFor(environment.mailbox, `${who}@example.com`));
  const [code = ''] = codes;
  const { reference } = await booked({ email: 'aline@example.com' });
  await environment.sql(
    `update discount_codes set used_by_booking_id = (select id from bookings) where code = $1`,
    [code],
  );
  await environment.sql(`update bookings set discount_amount = 45000, discount_percent = 30`);
  await environment.sql(`update discount_codes set expires_at = now() where email = 'claire@example.com'`);
  return { codes, reference };
}

test('the list shows who has which code, what used it and what it was worth', async () => {
  const { codes, reference } = await giveThree();
  expect(await listed()).toMatchObject([
    {
      code: codes[0],
      email: 'aline@example.com',
      state: 'used',
      booking: reference,
      cancelled: false,
      worth: 45_000,
    },
    {
      code: codes[1],
      email: 'bosco@example.com',
      state: 'open',
      booking: null,
      cancelled: false,
      worth: null,
    },
    { code: codes[2], email: 'claire@example.com', state: 'expired', booking: null, worth: null },
  ]);
  expect(await sums()).toEqual({ given: 3, used: 1, worth: 45_000 });
});

test.each([
  ['open', ['bosco@example.com'], { given: 1, used: 0, worth: 0 }],
  ['used', ['aline@example.com'], { given: 1, used: 1, worth: 45_000 }],
  ['expired', ['claire@example.com'], { given: 1, used: 0, worth: 0 }],
])('the filter %s narrows the list and its sums', async (state, emails, expected) => {
  await giveThree();
  expect((await listed(`&state=${state}`)).map(({ email }) => email)).toEqual(emails);
  expect(await sums(`?state=${state}`)).toEqual(expected);
});

test('a code is found by a part of it and by its address', async () => {
  const { codes } = await giveThree();
  const part = codes[1]?.split('-')[1] ?? '';
  for (const q of [part, codes[1], 'bosco', 'bosco@example.com'])
    expect((await listed(`&q=${q}`)).map(({ code }) => code)).toEqual([codes[1]]);
});

test('a cancelled booking makes its code worth nothing, and an agreed price has it included', async () => {
  await giveThree();
  await environment.sql(`update bookings set agreed_at = now()`);
  expect(await listed('&state=used')).toMatchObject([{ worth: null, cancelled: false }]);
  expect(await sums()).toEqual({ given: 3, used: 1, worth: 0 });
  await environment.sql(`update bookings set status = 'cancelled', agreed_at = null`);
  expect(await listed('&state=used')).toMatchObject([{ worth: null, cancelled: true }]);
  expect(await sums()).toEqual({ given: 3, used: 0, worth: 0 });
});

test('the file has every code with its booking and its worth', async () => {
  const { codes, reference } = await giveThree();
  const { text } = await admin.call('GET', '/api/discounts.csv?sort=createdAt');
  const [head, first, ...others] = text.trim().split('\r\n');
  expect(head).toContain('Code,Percent,Email,Status,Given,Expires,Booking,Booking cancelled,Worth (RWF)');
  expect(first).toContain(`${codes[0]},30,aline@example.com,Used`);
  expect(first).toContain(`${reference},,45000`);
  expect(others).toHaveLength(2);
});
