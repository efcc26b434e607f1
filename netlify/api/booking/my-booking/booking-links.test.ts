import { describe, expect, test } from 'vitest';
import { dispatchTexts } from '#netlify/core/sms/dispatch-texts.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { call, postForm } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';

const environment = setUpEnvironment();

const { email } = bookingRequest();
const subject = 'The links to your bookings';

const askFor = (typed: unknown, { address, key }: { address?: string; key?: string } = {}) =>
  call('POST', '/api/bookings/mine/links', {
    body: { email: typed, website: '' },
    headers: { ...afterAMinute, ...(key && { 'idempotency-key': key }) },
    ...(address && { address }),
  });
const linkMails = async (to = email) =>
  (await mailsTo(environment, to)).filter((mail) => mail.subject === subject);
const tokensIn = (text = '') => [...text.matchAll(/\/booking#([\w-]{22})/g)].map(([, token = '']) => token);

describe('lost booking links', () => {
  test('one mail has a link for each open booking, and each link opens its booking', async () => {
    const first = await bookedWithLink(environment.mailbox);
    const second = await bookedWithLink(environment.mailbox, { eventDate: addDays(bookableDay, 1) });
    expect((await askFor(` ${email.toUpperCase()} `)).status).toBe(202);
    const [mail, ...more] = await linkMails();
    expect(more).toEqual([]);
    const opened = await Promise.all(tokensIn(mail?.text).map((token) => mine('GET', token)));
    expect(opened.map(({ json }) => (json as { reference: string }).reference).sort()).toEqual(
      [first.reference, second.reference].sort(),
    );
  });

  test.each<[string, string]>([
    ['cancelled', `update bookings set status = 'cancelled', cancelled_at = now(), held_until = null`],
    ['31 days past', `update bookings set event_date = '${inDays(-31)}', held_until = null`],
  ])('a booking that is %s gets no mail and no new key', async (_, change) => {
    await bookedWithLink(environment.mailbox);
    await environment.sql(change);
    const before = await environment.sql('select * from booking_keys');
    expect((await askFor(email)).status).toBe(202);
    expect(await linkMails()).toEqual([]);
    expect(await environment.sql('select * from booking_keys')).toEqual(before);
  });

  test('the response is the same whether the address has bookings or not', async () => {
    await bookedWithLink(environment.mailbox);
    const answers = [await askFor(email), await askFor('nobody@example.com')];
    const seen = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()].join()]);
    expect(seen[0]).toEqual(seen[1]);
    expect(await linkMails('nobody@example.com')).toEqual([]);
    expect(await environment.sql(`select * from outbox where recipient like 'nobody%'`)).toEqual([]);
  });

  test('a retry after a lost response sends no second mail', async () => {
    await bookedWithLink(environment.mailbox);
    const key = crypto.randomUUID();
    for (let again = 0; again < 3; again += 1) expect((await askFor(email, { key })).status).toBe(202);
    expect(await linkMails()).toHaveLength(1);
  });

  test('link requests get 429 after 3 for one email address and after 10 from one network', async () => {
    for (let one = 0; one < 3; one += 1)
      expect((await askFor(email, { address: `192.0.2.${one}` })).status).toBe(202);
    const byEmail = await askFor(email, { address: '192.0.2.9' });
    expect(byEmail.status).toBe(429);
    expect(byEmail.json).toEqual({ error: expect.stringContaining('call us') });
    for (let one = 0; one < 10; one += 1) await askFor(`client-${one}@example.com`);
    expect((await askFor('client-11@example.com')).status).toBe(429);
  });

  test.each([[''], [undefined], [7], ['aline'], ['a@example.com\r\nBcc: b@example.com']])(
    'the wrong address %j gets 422 with a sentence',
    async (typed) => {
      const { status, json } = await askFor(typed);
      expect(status).toBe(422);
      expect(json).toMatchObject({ fields: { email: expect.stringMatching(/^(Please|Or enter) /) } });
    },
  );

  test('a filled honeypot or a form sent too fast gets 422 and sends no mail', async () => {
    await bookedWithLink(environment.mailbox);
    const body = { email, website: 'https://spam.example' };
    const filled = await call('POST', '/api/bookings/mine/links', { body, headers: afterAMinute });
    const hasty = await call('POST', '/api/bookings/mine/links', { body: { email } });
    expect([filled.status, hasty.status]).toEqual([422, 422]);
    expect(await linkMails()).toEqual([]);
  });

  test('a form sent without scripts gets a page: 201, or 422 for a wrong address', async () => {
    await bookedWithLink(environment.mailbox);
    const sent = await postForm('/api/bookings/mine/links', { email, website: '' });
    expect(sent.status).toBe(201);
    expect(sent.text).toContain('Please check your phone or your inbox');
    expect(await linkMails()).toHaveLength(1);
    const refused = await postForm('/api/bookings/mine/links', { email: 'aline', website: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('We have not sent a link');
  });
});

describe('lost booking links by text', () => {
  const askByPhone = (phone: string) =>
    call('POST', '/api/bookings/mine/links', { body: { phone, website: '' }, headers: afterAMinute });
  const linkTexts = () => environment.texts.texts().filter(({ text }) => text.includes('Your booking FTS-'));

  test('a phone in any writing gets one text for each of its three newest bookings', async () => {
    for (let one = 0; one < 4; one += 1)
      await bookedWithLink(environment.mailbox, { eventDate: addDays(bookableDay, one) });
    await environment.sql(`update outbox set sent_at = sent_at - interval '2 days' where channel = 'sms'`);
    expect((await askByPhone('+250 788 123 456')).status).toBe(202);
    await dispatchTexts();
    const tokens = linkTexts().flatMap(({ text }) => tokensIn(text));
    expect(tokens).toHaveLength(3);
    const opened = await Promise.all(tokens.map((token) => mine('GET', token)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('the response is the same whether the number has bookings or not, and nothing is kept', async () => {
    await bookedWithLink(environment.mailbox);
    const answers = [await askByPhone('0788123456'), await askByPhone('0788999999')];
    const seen = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()].join()]);
    expect(seen[0]).toEqual(seen[1]);
    expect(await environment.sql(`select 1 from outbox where recipient = '0788999999'`)).toEqual([]);
  });

  test('a number that gets no texts makes no link to a booking without a phone', async () => {
    await environment.sql(`insert into bookings (reference, name, email, phone, location, message, total)
      values ('FTS-AAAAA-BBBBB', 'Aline', 'aline@example.com', '', '', '', 10000)`);
    expect((await askByPhone('+32 470 12 34 56')).status).toBe(202);
    expect(await environment.sql('select from booking_keys')).toEqual([]);
  });

  test('without phone and email, both fields get a sentence', async () => {
    const { status, json } = await askByPhone('');
    expect(status).toBe(422);
    expect(json).toMatchObject({ fields: { phone: expect.any(String), email: expect.any(String) } });
  });
});

test('a client stops text messages on the page of the booking, and starts them again', async () => {
  const { token } = await bookedWithLink(environment.mailbox);
  const put = (stopped: unknown) =>
    call('PUT', '/api/bookings/mine/texts', {
      body: { stopped },
      headers: { authorization: `Booking ${token}` },
    });
  expect((await put(true)).json).toMatchObject({ texts: 'stopped' });
  expect((await put(true)).json).toMatchObject({ texts: 'stopped' });
  const { token: other } = await bookedWithLink(environment.mailbox);
  const seen = await call('GET', '/api/bookings/mine', { headers: { authorization: `Booking ${other}` } });
  expect(seen.json, 'another booking of the same number').toMatchObject({ texts: 'on' });
  expect((await put(false)).json).toMatchObject({ texts: 'on' });
  expect((await put('yes')).status).toBe(422);
});
