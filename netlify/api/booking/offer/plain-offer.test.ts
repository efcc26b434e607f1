import { describe, expect, test } from 'vitest';
import { formatMoney } from '#src/lib/money.ts';
import { call, postForm } from '#tests/support/call.ts';
import { requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { offeredPrice, usualOffer } from '#tests/support/steps/offer.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const path = '/api/bookings/mine/page';
const { total } = usualOffer;
const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(path, fields, headers);

const offered = () => offeredPrice(environment, admin);

describe('an offer without scripts', () => {
  test('the mailed link opens the booking with its price and the form that accepts it', async () => {
    expect((await call('GET', path)).text).toContain('name="link"');
    const { token, reference, offer } = await offered();
    for (const link of [`https://fts.example/booking#${token}`, ` ${token} `]) {
      const { status, text } = await send({ link });
      expect(status).toBe(200);
      expect(wordsIn(text)).toContain(`Our price: ${formatMoney(total)}`);
      for (const part of [reference, offer, `Accept and pay ${formatMoney(total)}`])
        expect(text).toContain(part);
    }
  });

  test('accepting agrees the price, requests payment and redirects to the payment page', async () => {
    const { token, reference, offer, desk } = await offered();
    const answer = await send({ link: token, offer, phone: '0733 123 456' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/api/payments/${reference}/page`]);
    expect(await desk.see()).toMatchObject({
      offers: [{ state: 'accepted' }],
      attempts: [{ amount: total, phone: '0733123456' }],
    });
    expect(environment.paypack.transactions()).toMatchObject([{ amount: total }]);
    expect(wordsIn((await send({ link: token })).text)).toContain('See the payment');
    const again = await send({ link: token, offer });
    expect(again.status).toBe(303);
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test('a wrong phone number gets 422 at its field, and stays in the field', async () => {
    const { token, offer, desk } = await offered();
    const { status, text } = await send({ link: token, offer, phone: '12<b>' });
    expect(status).toBe(422);
    expect(text).toContain('12&lt;b&gt;');
    expect(wordsIn(text)).toContain('Please enter an MTN or Airtel number');
    expect(await desk.see()).toMatchObject({ offers: [{ state: 'open' }] });
  });

  test('a replaced or withdrawn offer is refused, and the page shows the current state', async () => {
    const { token, offer, desk } = await offered();
    await desk.offer({ ...usualOffer, total: total + 500 });
    const replaced = await send({ link: token, offer });
    expect(replaced.status).toBe(409);
    expect(wordsIn(replaced.text)).toMatch(/We have sent you a new offer since.* Our price: /);
    expect(replaced.text).toContain(formatMoney(total + 500));
    await desk.withdraw();
    const withdrawn = await send({ link: token });
    expect(wordsIn(withdrawn.text)).toContain('We have withdrawn this offer');
    expect(withdrawn.text).not.toContain('name="offer"');
  });

  test.each([
    '',
    'nonsense',
    'https://fts.example/booking#AAAAAAAAAAAAAAAAAAAAAA',
    '\0',
    '"><script>alert(1)</script>',
  ])('the link “%s” gets 404 with a sentence', async (link) => {
    for (const fields of [{ link }, { link, offer: 'x' }]) {
      const { status, text } = await send(fields);
      expect(status).toBe(404);
      expect(wordsIn(text)).toContain('This link is incomplete or has expired.');
      expect(text).not.toContain('<script>');
    }
  });

  test('an unknown or malformed offer gets 409', async () => {
    const { token } = await offered();
    for (const offer of ['nonsense', '', crypto.randomUUID(), '\0'])
      expect((await send({ link: token, offer })).status, offer).toBe(409);
  });

  test('another content type gets 415', async () => {
    expect((await send({ link: 'x' }, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

test('the payment page of a request names the way to accept its price', async () => {
  const { reference } = await requestedPrice();
  const { text } = await call('GET', `/api/payments/${reference}/page`);
  expect(text).toContain(path);
});
