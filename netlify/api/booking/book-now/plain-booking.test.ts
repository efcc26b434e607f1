import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import {
  fieldsOf,
  openForm,
  orderOf,
  plainForm,
  portrait,
  press,
  sentencesOf,
  shortPortrait,
  typed,
} from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();

const bookings = () => environment.sql('select * from bookings');

describe('booking without scripts', () => {
  test('a plain booking requests payment, mails the client and redirects to the payment page', async () => {
    const answer = await press(await openForm(orderOf(portrait)), typed);
    expect(answer.status).toBe(303);
    expect(await bookings()).toMatchObject([
      { total: '800000', message: 'Two families.\nOne baby.', phone: '0788123456' },
    ]);
    const mails = await environment.mailbox.messages();
    expect(mails.map(({ to }) => to)).toContain('aline@example.com');
    const state = await call('GET', answer.headers.get('location') ?? '');
    expect(wordsIn(state.text)).toMatch(/Approve the payment on your phone .* 078•••3456/);
    const [transaction] = environment.paypack.transactions();
    expect(transaction).toMatchObject({ amount: 240_000, client: '0788123456' });
  });

  test('the payment page asks for no approval while mobile money is unreachable', async () => {
    environment.paypack.goDown(true);
    const answer = await press(await openForm(orderOf(portrait)), typed);
    environment.paypack.goDown(false);
    const state = await call('GET', answer.headers.get('location') ?? '');
    expect(wordsIn(state.text)).toMatch(/we’ll send the payment request to 078•••3456 as soon as we can/);
    expect(wordsIn(state.text)).not.toMatch(/approve/i);
  });

  test('a form sent three times, also simultaneously, creates one booking', async () => {
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

  test('a changed form sent again gets 409 first, and then books a second time', async () => {
    const page = await openForm(orderOf(portrait));
    await press(page, typed);
    const again = await press(page, { ...typed, location: 'Musanze' });
    expect([again.status, wordsIn(again.text)]).toEqual([
      409,
      expect.stringContaining('You have sent this form before'),
    ]);
    expect(fieldsOf(again.text)).toMatchObject({ location: 'Musanze' });
    expect((await press(again, {})).status).toBe(303);
    expect(await bookings()).toHaveLength(2);
  });

  test('a form posted from another site is shown to its visitor first and books nothing', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const page = await openForm(orderOf(portrait));
    const shown = await press(page, typed, { do: 'book' }, elsewhere);
    expect([shown.status, wordsIn(shown.text)]).toEqual([
      200,
      expect.stringContaining('This form was filled in on another site. We have not booked anything.'),
    ]);
    expect(await bookings()).toEqual([]);
    expect(fieldsOf(shown.text)).toMatchObject({ name: 'Aline Uwase', total: '800000' });
    expect(fieldsOf(shown.text)['key']).not.toBe(fieldsOf(page.text)['key']);
    expect((await press(shown, {}, { do: 'book' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  test('a key in the address is ignored', async () => {
    const key = 'chosen-by-someone-else';
    expect(fieldsOf((await openForm({ ...orderOf(portrait), key })).text)['key']).not.toBe(key);
  });

  test('an order without a fixed price becomes a request, and nothing is charged', async () => {
    const page = await openForm({ sku: 'frames/wood-frame-board/basic', quantity: '2' });
    expect(wordsIn(page.text)).toContain('We charge nothing now.');
    expect(page.text).toContain('Send request');
    const answer = await press(page, typed);
    const state = await call('GET', answer.headers.get('location') ?? '');
    expect(wordsIn(state.text)).toContain('We have not charged anything.');
    expect(environment.paypack.transactions()).toEqual([]);
  });

  test('a stale total gets 409 with both totals, and the form then books at the new one', async () => {
    const page = await openForm(orderOf(portrait));
    const asked = await press(page, { ...typed, total: '700000' });
    expect(asked.status).toBe(409);
    expect(wordsIn(asked.text)).toContain(
      'You saw 700,000 RWF. The price is now 800,000 RWF. We have not booked',
    );
    expect(await bookings()).toEqual([]);
    expect((await press(asked, {})).status).toBe(303);
  });
});

describe('a refused plain booking', () => {
  test('each wrong field has a sentence and a link to it, and what was typed is kept', async () => {
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

  test('a blocked day gets 422 at the date, which names free days', async () => {
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

  test('an unknown code is refused at its field, and the order can be booked without it', async () => {
    const page = await press(await openForm(orderOf(portrait)), {
      ...typed,
      discountCode: 'MURAHO-AAAAA-BBBBB',
    });
    expect(sentencesOf(page.text)['discountCode']).toContain('We do not know this code.');
    expect((await press(page, { discountCode: '' })).status).toBe(303);
  });

  test('a filled honeypot (422) and too many bookings (429) keep what was typed', async () => {
    const page = await openForm(orderOf(portrait));
    const machine = await press(page, { ...typed, website: 'spam.example' });
    expect([machine.status, await bookings()]).toEqual([422, []]);
    expect(fieldsOf(machine.text)).toMatchObject({ name: 'Aline Uwase' });
    const book = async () => press(await openForm(orderOf(shortPortrait)), { ...typed, eventDate: '' });
    let tooOften = await book();
    // Twice the limit of ten, in case the hour ends during the test.
    for (let count = 1; count < 22 && tooOften.status === 303; count++) tooOften = await book();
    expect([tooOften.status, wordsIn(tooOften.text)]).toEqual([
      429,
      expect.stringContaining('Too many attempts'),
    ]);
    expect(fieldsOf(tooOften.text)).toMatchObject({ name: 'Aline Uwase' });
  });

  test('another content type gets 415', async () => {
    expect((await call('POST', plainForm, { body: {} })).status).toBe(415);
  });
});

test('a malformed payment reference gets 404 from page, retry and status', async () => {
  for (const reference of ['%00', 'FTS-00000-00000%00', '%', '%ed%a0%80', '__proto__', 'x'.repeat(4000)]) {
    const address = `/api/payments/${reference}/page`;
    const retry = await call('POST', address, { body: 'phone=', headers: { 'content-type': 'text/plain' } });
    const status = await call('GET', `/api/payments/status/${reference}`);
    expect([(await call('GET', address)).status, retry.status, status.status], reference).toEqual([
      404, 404, 404,
    ]);
  }
});
