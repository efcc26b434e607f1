import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookableDay } from '#tests/support/booking-request.ts';
import { call } from '#tests/support/call.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { fieldsOf, openForm, plainForm, press, sentencesOf } from '#tests/support/plain-booking.ts';

let environment: Environment;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(() => environment.reset());
afterAll(() => environment.stop());

const portrait = {
  sku: 'sessions/photography/4h/premium',
  service: 'photography',
  tier: 'premium',
  name: 'Portrait photography, 4 hours, Premium',
  quantity: 1,
  options: { package: 'portrait' },
  seen: 800_000,
};
const orderOf = (...lines: object[]) => ({ order: JSON.stringify(lines) });
const typed = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250 788 123 456',
  eventDate: bookableDay,
  location: 'Kigali Heights',
  message: 'Two families.\r\nOne baby.',
};
const bookings = () => environment.sql('select * from bookings');
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the page', () => {
  test('shows a cart of the browser in words, priced at this moment', async () => {
    const page = await openForm(orderOf({ ...portrait, quantity: 2 }));
    expect(page.status).toBe(200);
    expect(words(page.text)).toContain('Portrait photography, 4 hours, Premium');
    expect(words(page.text)).toContain('Total: 1,600,000 RWF incl. 244,068 RWF VAT');
    expect(fieldsOf(page.text)).toMatchObject({
      q0: '2',
      total: '1600000',
      key: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  test('runs nothing, sends forms to us only, and is kept for the Back button alone', async () => {
    const { headers, text } = await openForm(orderOf(portrait));
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(headers.get('cache-control')).toBe('private, max-age=0');
    expect(text).not.toMatch(/<script|light-dark|:has/);
  });

  test('says what is gone, dearer or cannot be read, and keeps the rest', async () => {
    const page = await openForm(
      orderOf(
        { ...portrait, seen: 700_000 },
        { ...portrait, sku: 'gone', name: 'Old thing' },
        { nonsense: true },
      ),
    );
    expect(words(page.text)).toContain('now costs 800,000 RWF. When you chose it, it was 700,000 RWF.');
    expect(words(page.text)).toContain('Old thing is no longer offered');
    expect(words(page.text)).toContain('We could not read a part of your cart.');
    expect(fieldsOf(page.text)).toMatchObject({ total: '800000' });
  });

  test.each(['corrupt', '{}', 'null', '[[[[', '"cart"'])(
    'says of %s that it could not be read',
    async (order) => {
      expect(words((await openForm({ order })).text)).toContain('could not read');
    },
  );

  test('shows what a stranger wrote as text, never as markup', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const order = orderOf({
      ...portrait,
      name: evil,
      sku: evil,
      tier: evil,
      service: evil,
      options: { package: evil },
    });
    const pages = [
      await openForm({
        ...order,
        key: evil,
        name: evil,
        location: evil,
        sku: evil,
        pick: evil,
        discountCode: evil,
      }),
      await press(await openForm(orderOf(portrait)), {
        ...typed,
        name: evil,
        message: `</textarea>${evil}`,
        phone: evil,
      }),
    ];
    for (const { text } of pages) expect(text).not.toMatch(/<script|<img|<\/textarea>"/);
    expect(fieldsOf(pages[1]?.text ?? '')).toMatchObject({ name: evil, phone: evil });
  });
});

describe('the order', () => {
  test('is empty at first, with everything that can be booked to choose from', async () => {
    const { text } = await openForm('');
    expect(text).toContain('<optgroup label="Photography">');
    expect(text).toContain('Portrait photography, 4 hours, Premium: 800,000 RWF</option>');
    expect(text).toContain('Website, Basic: ');
    expect(text).toContain('+ 18% VAT');
    expect(text).not.toContain('Book and pay');
  });

  test('comes from the button of a service page with the size of its switch', async () => {
    const page = await openForm('photography-duration=4h&pick=photography/portrait/premium');
    expect(JSON.parse(fieldsOf(page.text)['order'] ?? '')).toEqual([portrait]);
  });

  test('takes one more, other quantities and none, and forgets nothing that was typed', async () => {
    const first = await openForm(orderOf(portrait));
    const added = await press(
      first,
      { ...typed, sku: 'catalogue/design-printing/logo-design/basic' },
      { do: 'add' },
    );
    expect(fieldsOf(added.text)).toMatchObject({
      q0: '1',
      q1: '1',
      name: 'Aline Uwase',
      key: fieldsOf(first.text)['key'],
    });
    const changed = await press(added, { q0: '3' }, { do: 'update' });
    expect(fieldsOf(changed.text)).toMatchObject({ q0: '3', message: 'Two families.\nOne baby.' });
    const removed = await press(changed, {}, { remove: '1' });
    expect(fieldsOf(removed.text)).toMatchObject({ total: '2400000', location: 'Kigali Heights' });
    const none = await press(removed, { q0: '0' }, { do: 'update' });
    expect(words(none.text)).toContain('Your cart is empty');
    expect(fieldsOf(none.text)).toMatchObject({ name: 'Aline Uwase', phone: '+250 788 123 456' });
  });

  test.each([
    [{ q0: 'some' }, 'the quantity must be a whole number, so it is still 1'],
    [{ q0: '500' }, 'is limited to 99 per booking. You had 500'],
    [{ sku: 'sessions/photography/9h/basic' }, 'sessions/photography/9h/basic is no longer offered'],
    [{ pick: 'photography/nothing/basic' }, 'We could not find what you chose.'],
  ])('that cannot be had so (%j) is said, and not booked unseen', async (change, sentence) => {
    const page = await press(await openForm(orderOf(portrait)), { ...typed, ...change });
    expect(words(page.text)).toContain(sentence);
    expect(await bookings()).toEqual([]);
  });
});

describe('booking', () => {
  test('asks for the payment, writes the mail and leads to how it stands', async () => {
    const answer = await press(await openForm(orderOf(portrait)), typed);
    expect(answer.status).toBe(303);
    expect(await bookings()).toMatchObject([
      { total: '800000', message: 'Two families.\nOne baby.', phone: '0788123456' },
    ]);
    const mails = await environment.mailbox.messages();
    expect(mails.map(({ to }) => to)).toContain('aline@example.com');
    const state = await call('GET', answer.headers.get('location') ?? '');
    expect(words(state.text)).toMatch(/Approve the payment on your phone .* 078•••3456/);
    const [transaction] = environment.paypack.transactions();
    expect(transaction).toMatchObject({ amount: 800_000, client: '0788123456' });
  });

  test('tells nobody to approve anything while mobile money cannot be reached', async () => {
    environment.paypack.goDown(true);
    const answer = await press(await openForm(orderOf(portrait)), typed);
    environment.paypack.goDown(false);
    const state = await call('GET', answer.headers.get('location') ?? '');
    expect(words(state.text)).toMatch(/we’ll send the payment request to 078•••3456 as soon as we can/);
    expect(words(state.text)).not.toMatch(/approve/i);
  });

  test('sent twice, at once or later, is one booking', async () => {
    const page = await openForm(orderOf(portrait));
    const answers = [
      ...(await Promise.all([press(page, typed), press(page, typed)])),
      await press(page, typed),
    ];
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await bookings()).toHaveLength(1);
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test('sent again with other words asks first, and then books a second time', async () => {
    const page = await openForm(orderOf(portrait));
    await press(page, typed);
    const again = await press(page, { ...typed, location: 'Musanze' });
    expect([again.status, words(again.text)]).toEqual([
      409,
      expect.stringContaining('You have sent this form before'),
    ]);
    expect(fieldsOf(again.text)).toMatchObject({ location: 'Musanze' });
    expect((await press(again, {})).status).toBe(303);
    expect(await bookings()).toHaveLength(2);
  });

  test('sent by a page of another site is shown to its visitor first, who may not know of it', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const page = await openForm(orderOf(portrait));
    const shown = await press(page, typed, { do: 'book' }, elsewhere);
    expect([shown.status, words(shown.text)]).toEqual([
      200,
      expect.stringContaining('This form was filled in on another site. We have not booked anything.'),
    ]);
    expect(await bookings()).toEqual([]);
    expect(fieldsOf(shown.text)).toMatchObject({ name: 'Aline Uwase', total: '800000' });
    expect(fieldsOf(shown.text)['key']).not.toBe(fieldsOf(page.text)['key']);
    expect((await press(shown, {}, { do: 'book' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  test('has a key that no address chooses', async () => {
    const key = 'chosen-by-somebody-else';
    expect(fieldsOf((await openForm({ ...orderOf(portrait), key })).text)['key']).not.toBe(key);
  });

  test('without a fixed price is a request, and nothing is charged', async () => {
    const page = await openForm({ sku: 'frames/wood-frame-board/basic', quantity: '2' });
    expect(words(page.text)).toContain('We charge nothing now.');
    expect(page.text).toContain('Send request');
    const answer = await press(page, typed);
    const state = await call('GET', answer.headers.get('location') ?? '');
    expect(words(state.text)).toContain('We have not charged anything.');
    expect(environment.paypack.transactions()).toEqual([]);
  });

  test('for another total than the one shown tells both, and books for the new one', async () => {
    const page = await openForm(orderOf(portrait));
    const asked = await press(page, { ...typed, total: '700000' });
    expect(asked.status).toBe(409);
    expect(words(asked.text)).toContain(
      'You saw 700,000 RWF. The price is now 800,000 RWF. We have not booked',
    );
    expect(await bookings()).toEqual([]);
    expect((await press(asked, {})).status).toBe(303);
  });
});

describe('a refusal', () => {
  test('says beside each field what is wrong, links to it, and keeps what was typed', async () => {
    const page = await press(await openForm(orderOf(portrait)), {
      ...typed,
      name: '',
      email: 'aline',
      phone: '07',
      eventDate: '2020-01-01',
    });
    expect(page.status).toBe(422);
    expect(sentencesOf(page.text)).toEqual({
      name: 'Please enter your name.',
      email: expect.stringContaining('name@example.com'),
      phone: 'Please enter an MTN or Airtel number such as 078 812 3456.',
      eventDate: 'This date has passed. Please choose a later one.',
    });
    expect(page.text).toMatch(
      /<input id="phone"[^>]*aria-describedby="phone-hint phone-error"[^>]*aria-invalid="true"/,
    );
    expect(page.text).toContain('<a href="#eventDate">This date has passed.');
    expect(page.text).toContain('<title>Error: ');
    expect(fieldsOf(page.text)).toMatchObject({
      email: 'aline',
      phone: '07',
      eventDate: '2020-01-01',
      message: 'Two families.\nOne baby.',
    });
  });

  test('of a day that cannot be had names others', async () => {
    await environment.sql('insert into blocked_days (day, reason, created_by) values ($1, $2, $3)', [
      bookableDay,
      'Away on a shoot',
      'admin@example.com',
    ]);
    const page = await press(await openForm(orderOf(portrait)), typed);
    expect([page.status, Object.keys(sentencesOf(page.text))]).toEqual([422, ['eventDate']]);
    expect(sentencesOf(page.text)['eventDate']).toMatch(/ \d{4}/);
    expect(fieldsOf(page.text)).toMatchObject({ eventDate: bookableDay });
  });

  test('of a code stands beside it, and the order can be booked without', async () => {
    const page = await press(await openForm(orderOf(portrait)), {
      ...typed,
      discountCode: 'MURAHO-AAAAA-BBBBB',
    });
    expect(sentencesOf(page.text)['discountCode']).toContain('We do not know this code.');
    expect((await press(page, { discountCode: '' })).status).toBe(303);
  });

  test('of a machine, and of somebody who books too often, keeps everything, too', async () => {
    const page = await openForm(orderOf(portrait));
    const machine = await press(page, { ...typed, website: 'spam.example' });
    expect([machine.status, await bookings()]).toEqual([422, []]);
    expect(fieldsOf(machine.text)).toMatchObject({ name: 'Aline Uwase' });
    for (let count = 0; count < 10; count++)
      expect((await press(await openForm(orderOf(portrait)), { ...typed, eventDate: '' })).status).toBe(303);
    const tooOften = await press(page, { ...typed, eventDate: '' });
    expect([tooOften.status, words(tooOften.text)]).toEqual([429, expect.stringContaining('too many tries')]);
    expect(fieldsOf(tooOften.text)).toMatchObject({ name: 'Aline Uwase' });
  });

  test('of another content type is told in JSON', async () => {
    expect((await call('POST', plainForm, { body: {} })).status).toBe(415);
  });
});

test('a payment that cannot be anybody’s leads nowhere', async () => {
  for (const reference of ['%00', 'FTS-00000-00000%00', '%', '%ed%a0%80', '__proto__', 'x'.repeat(4000)]) {
    const address = `/api/payments/${reference}/page`;
    const retry = await call('POST', address, { body: 'phone=', headers: { 'content-type': 'text/plain' } });
    const status = await call('GET', `/api/payments/status/${reference}`);
    expect([(await call('GET', address)).status, retry.status, status.status], reference).toEqual([
      404, 404, 404,
    ]);
  }
});
