import { beforeEach, describe, expect, test } from 'vitest';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { codeFor } from '#tests/support/steps/newsletter.ts';

const environment = setUpEnvironment();
let code: string;
beforeEach(async () => {
  code = await codeFor(environment.mailbox, 'aline@example.com');
});

/** 400,000 RWF less 30%. */
const discounted = (changes: Record<string, unknown> = {}) => ({
  ...bookingRequest({ totalAmount: 280_000 }),
  discountCode: code,
  ...changes,
});
const refusal = (sentence: RegExp) => ({
  error: 'Please correct the marked fields.',
  fields: { discountCode: expect.stringMatching(sentence) },
});
const bookings = () => environment.sql('select * from bookings order by created_at');

describe('a booking with a discount code', () => {
  test('a code takes 30% off in the response, the database, the payment and the mails', async () => {
    const { status, json } = await book(discounted({ discountCode: ` ${code.toLowerCase()} ` }));
    expect(status).toBe(201);
    expect(json).toMatchObject({ booking: { total: 280_000 }, payment: { status: 'pending' } });
    expect(await bookings()).toMatchObject([
      { total: '280000', discount_code: code, discount_percent: 30, discount_amount: '120000' },
    ]);
    expect(await environment.sql('select amount from payments')).toEqual([{ amount: '280000' }]);
    expect(environment.paypack.transactions()).toMatchObject([{ amount: 280_000 }]);
    const mails = (await environment.mailbox.messages()).filter(({ subject }) => /booking/.test(subject));
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) {
      for (const form of [text, html]) {
        expect(form).toContain(`Discount of 30% (${code})`);
        expect(form).toContain('−120,000 RWF');
        expect(form).toContain('280,000 RWF');
        expect(form).toContain('The total includes 42,712 RWF VAT (18%).');
      }
    }
  });

  test('repeated bookings with one code and key get the same response and create one booking', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => book(discounted(), 'the-same-key')));
    answers.push(await book(discounted(), 'the-same-key'));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await bookings()).toHaveLength(1);
  });

  test('20 simultaneous bookings with one code create one booking, and the others get 422', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, one) => book(discounted(), crypto.randomUUID(), `192.0.2.${one}`)),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(1);
    for (const { status, json } of answers.filter((answer) => !accepted.includes(answer))) {
      expect([status, json]).toEqual([422, refusal(/has been used/)]);
    }
    expect(await bookings()).toMatchObject([{ total: '280000' }]);
    expect(await environment.sql('select amount from payments')).toHaveLength(1);
    const [{ locks } = { locks: -1 }] = await environment.sql<{ locks: number }>(
      `select count(*)::int as locks from pg_locks where relation = 'discount_codes'::regclass
        and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks, 'no lock is left behind').toBe(0);
  });

  test('a discounted order with a price range becomes a request that keeps its discount', async () => {
    // A range from 15,000 RWF with VAT: the studio sets the price, and 30% comes off that.
    const items = [{ sku: 'frames/wood-frame-board/basic', quantity: 1 }];
    const { status, json } = await book(discounted({ items, totalAmount: 10_500 }));
    expect(status).toBe(201);
    expect(json).toMatchObject({ booking: { total: 10_500 }, payment: { status: 'none' } });
    expect(await bookings()).toMatchObject([{ total: '10500', discount_amount: '4500' }]);
  });

  test('a booking that is refused for another reason leaves its code unused', async () => {
    expect((await book(discounted({ totalAmount: 400_000 }))).json).toMatchObject({ total: 280_000 });
    expect((await book(discounted({ name: '' }))).status).toBe(422);
    expect((await book(discounted())).status).toBe(201);
  });
});

describe('a refused discount code', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['of another client', { email: 'bosco@example.com' }, /another email address/],
    ['that is unknown', { discountCode: 'MURAHO-00000-00000' }, /do not know this code/],
    ['that is too long', { discountCode: 'x'.repeat(41) }, /do not know this code/],
    ['that is a number', { discountCode: 30 }, /do not know this code/],
  ])('a code %s gets 422 at its field, and nothing is booked', async (_, changes, sentence) => {
    const { status, json } = await book(discounted(changes));
    expect([status, json]).toEqual([422, refusal(sentence)]);
    expect(await bookings()).toEqual([]);
  });

  test('an expired code is refused with its last day, and nothing is booked', async () => {
    await environment.sql(`update discount_codes set expires_at = now() - interval '1 second'`);
    expect((await book(discounted())).json).toEqual(refusal(/was valid until/));
    expect(await bookings()).toEqual([]);
  });

  test('a code is refused after a first booking unless that booking was cancelled', async () => {
    await book(bookingRequest({ email: 'Aline@Example.com' }));
    expect((await book(discounted())).json).toEqual(refusal(/for a first booking/));
    await environment.sql(`update bookings set status = 'cancelled'`);
    expect((await book(discounted({ email: 'ALINE@example.com' }))).status).toBe(201);
    expect((await book(discounted())).json).toEqual(refusal(/has been used/));
  });
});

test('a blank code is ignored, and the booking costs the full price', async () => {
  expect((await book({ ...bookingRequest(), discountCode: ' ' })).json).toMatchObject({
    booking: { total: 400_000 },
  });
});
