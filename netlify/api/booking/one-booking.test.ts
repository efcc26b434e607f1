import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { bookedWithLink } from '#tests/support/booking-link.ts';
import { bookableDay, booked, requestedPrice, workingDay } from '#tests/support/booking-request.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { bookingIn, deskOf } from '#tests/support/staff-booking.ts';
import { actsOf, expectStaffOnly } from '#tests/support/staff-calls.ts';
import { everyDayTakes } from '#tests/support/studio-calendar.ts';
import { paidEvent, postWebhook } from '#tests/support/webhooks.ts';

let environment: Environment;
let admin: TestUser;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(async () => {
  await environment.reset();
  admin = await makeUser('grace@fts.example', 'ADMIN');
});
afterAll(() => environment.stop());

const mailsTo = async (to: string, subject: string) =>
  (await environment.mailbox.messages()).filter((mail) => mail.to === to && mail.subject.startsWith(subject));
const stranger = '11111111-2222-4333-8444-555555555555';

test('only the staff may call', async () => {
  const { id } = await booked();
  const path = `/api/bookings/${id}`;
  await expectStaffOnly(environment, [
    ['GET', path],
    ['PUT', path, { status: 'confirmed', version: 1 }],
    ['PUT', `${path}/day`, { eventDate: bookableDay, version: 1 }],
    ['PUT', `${path}/location`, { location: '', version: 1 }],
    ['POST', `${path}/notes`, { text: 'A note' }],
    ['DELETE', `${path}/notes/${stranger}`],
    ['POST', `${path}/prompt`, {}],
    ['POST', `${path}/payments`, {}],
    ['POST', `${path}/refunds`, {}],
    ['POST', `${path}/offer`, {}],
    ['DELETE', `${path}/offer?version=1`],
    ['POST', `${path}/entries/${stranger}/reversal`, {}],
  ]);
});

test.each(['FTS-00000-00000', stranger, 'nonsense', '%00'])('there is no booking %s', async (which) => {
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['PUT', '', { status: 'confirmed', version: 1 }],
    ['POST', '/notes', { text: 'A note' }],
  ] as const)
    expect((await admin.call(method, `/api/bookings/${which}${rest}`, body)).status).toBe(404);
});

describe('the detail', () => {
  test('has all that is known, by id and by reference', async () => {
    const { id, reference, transactionRef, total } = await booked();
    await postWebhook(paidEvent(transactionRef, total));
    const booking = await deskOf(admin, id).see();
    expect(booking).toEqual(bookingIn(await admin.call('GET', `/api/bookings/${reference.toLowerCase()}`)));
    expect(booking).toMatchObject({
      ...{ id, reference, status: 'pending', name: 'Aline Uwase', eventDate: bookableDay },
      order: {
        lines: [{ quantity: 1, fixed: true, amount: expect.any(Number) }, { quantity: 2 }],
        ...{ discount: null, total: 650_000, final: true, range: { min: 650_000, max: 650_000 } },
      },
      balance: { charged: 650_000, paid: 650_000, due: 0, owedBack: 0, balance: 0 },
      refund: { client: { refund: 'everything' }, studio: { refund: 'everything' } },
      ledger: [
        { kind: 'charge', actor: 'The client', amount: 650_000, day: todayInKigali(new Date()) },
        { kind: 'payment', actor: 'Mobile money', amount: -650_000, method: 'mobile-money' },
      ],
      attempts: [{ attempt: 1, status: 'successful', transactionRef }],
      offers: [],
      notes: [],
    });
    expect(booking.history.map(({ action }) => action)).toEqual(['payment.settled', 'booking.created']);
    expect(booking.mails.map(({ to, state }) => [to, state])).toEqual(
      Array.from({ length: 4 }, () => [expect.any(String), 'sent']),
    );
  });

  test('never holds the text of a mail: its link is a key', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox);
    const { text } = await admin.call('GET', `/api/bookings/${id}`);
    expect(text).toContain('We received your booking');
    expect(text).not.toContain(token);
  });

  test('says what a request can cost', async () => {
    const { id, total } = await requestedPrice();
    const { order, balance } = await deskOf(admin, id).see();
    expect(order).toMatchObject({ final: false, total, range: { min: total } });
    expect(order.range.max).toBeGreaterThan(total);
    expect(balance).toMatchObject({ charged: 0, due: 0 });
  });
});

describe('confirming', () => {
  test('tells the client with the calendar file, once', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(admin, id);
    expect(bookingIn(await desk.act('PUT', '', { status: 'confirmed' })).status).toBe('confirmed');
    expect(bookingIn(await desk.act('PUT', '', { status: 'confirmed' })).status).toBe('confirmed');
    const mails = await mailsTo('aline@example.com', `Your booking ${reference} is confirmed`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('There is 650,000 RWF left to pay.');
    expect(mails[0]?.attachments[0]?.content).toContain('STATUS:CONFIRMED');
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'booking.confirmed', before: { status: 'pending' }, after: { status: 'confirmed' } },
    ]);
    expect((await desk.see()).history[0]).toMatchObject({
      action: 'booking.confirmed',
      actor: 'Aline Uwase',
    });
  });

  test('a cancelled booking is a conflict with the booking as it is', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    await desk.act('PUT', '', { status: 'cancelled', reason: 'The studio is flooded.' });
    const { status, json } = await desk.act('PUT', '', { status: 'confirmed' });
    expect([status, json]).toEqual([
      409,
      { error: expect.stringContaining('cancelled'), current: await desk.see() },
    ]);
  });

  test('what someone else changed since is a conflict with the booking as it is', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const { version } = await desk.see();
    await desk.act('PUT', '', { status: 'confirmed' });
    const { status, json } = await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain', version });
    expect([status, json]).toEqual([
      409,
      { error: expect.stringContaining('since you opened it'), current: await desk.see() },
    ]);
    expect((await desk.see()).status).toBe('confirmed');
  });

  test('twice at once is done once, the other one is told', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const { version } = await desk.see();
    const answers = await Promise.all(
      [1, 2].map(() => desk.act('PUT', '', { status: 'confirmed', version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsTo('aline@example.com', 'Your booking')).toHaveLength(1);
  });

  test.each([
    [{ status: 'cancelled' }, 'reason'],
    [{ status: 'cancelled', reason: '  ' }, 'reason'],
    [{ status: 'pending' }, 'status'],
    [{ status: 'cancelled', reason: 'x', by: 'nobody' }, 'by'],
    [{ status: 'confirmed', version: 'x' }, 'version'],
  ])('%j is refused', async (body, field) => {
    const { id } = await booked();
    const { status, json } = await deskOf(admin, id).act('PUT', '', body);
    expect([status, json]).toMatchObject([422, { fields: { [field]: expect.any(String) } }]);
  });
});

describe('cancelling', () => {
  test.each([
    ['studio', 'everything', -650_000, 'We are sorry: we have cancelled this booking.'],
    ['client', 'less-deposit-and-fees', 0, 'As you asked, we have cancelled this booking.'],
  ])('by the %s states the refund and records what is owed', async (by, refund, balance, sentence) => {
    const { id, transactionRef, total } = await booked();
    await postWebhook(paidEvent(transactionRef, total));
    const desk = deskOf(admin, id);
    await desk.act('PUT', '', { status: 'confirmed' });
    const cancelled = bookingIn(
      await desk.act('PUT', '', { status: 'cancelled', reason: 'The camera broke.', by }),
    );
    expect(cancelled).toMatchObject({
      ...{ status: 'cancelled', balance: { balance, due: 0, owedBack: Math.abs(balance) } },
      refund: { client: { refund }, studio: { refund } },
    });
    const [mail] = await mailsTo('aline@example.com', `Your booking ${cancelled.reference} is cancelled`);
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain('The camera broke.');
    expect(mail?.attachments[0]?.content).toContain('METHOD:CANCEL');
    expect(await environment.sql(`select text from notifications where kind = 'refund'`)).toHaveLength(1);
  });

  test('frees the place of its day', async () => {
    await everyDayTakes(environment, 1);
    const { id } = await booked();
    await expect(booked()).rejects.toThrow('422');
    await deskOf(admin, id).act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    expect((await booked()).reference).toMatch(/^FTS-/);
  });
});

describe('the session', () => {
  test('moves to a day with a place, tells the client, and leaves them their own move', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const eventDate = workingDay(40);
    const moved = bookingIn(await desk.act('PUT', '/day', { eventDate }));
    expect(moved).toMatchObject({ eventDate, moves: 0 });
    expect(await mailsTo('aline@example.com', `Your booking ${moved.reference} is now on`)).toHaveLength(1);
    expect(await mailsTo('bookings@fts.example', 'Moved:')).toEqual([]);
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.moved', before: { eventDate: bookableDay }, after: { eventDate } },
    ]);
  });

  test('does not move to a full day, a past one, or when it is cancelled', async () => {
    await everyDayTakes(environment, 1);
    const other = workingDay(40);
    await booked({ eventDate: other });
    const { id } = await booked();
    const desk = deskOf(admin, id);
    for (const eventDate of [other, '2020-01-01', 'soon', 7]) {
      const { status, json } = await desk.act('PUT', '/day', { eventDate });
      expect([status, json]).toMatchObject([422, { fields: { eventDate: expect.any(String) } }]);
    }
    await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    expect((await desk.act('PUT', '/day', { eventDate: workingDay(50) })).status).toBe(409);
    expect((await desk.act('PUT', '/location', { location: 'Musanze' })).status).toBe(409);
  });

  test('takes place somewhere else, and the words leave the log with the person', async () => {
    const { id } = await booked();
    const moved = bookingIn(
      await deskOf(admin, id).act('PUT', '/location', { location: 'KG 7 Ave, Remera' }),
    );
    expect(moved.location).toBe('KG 7 Ave, Remera');
    const [mail] = await mailsTo('aline@example.com', `Your booking ${moved.reference} has a new location`);
    expect(mail?.text).toContain('It is now at: KG 7 Ave, Remera');
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.location-changed', after: { location: 'KG 7 Ave, Remera' } },
    ]);
    await environment.sql(`update payments set status = 'failed'`);
    const aline = await makeUser('aline@example.com');
    await admin.call('POST', `/api/bookings/${id}/notes`, { text: 'Aline is shy.' });
    expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
    await environment.sql('delete from outbox_mails');
    const left = await everythingIn(environment);
    expect(left).not.toContain('Remera');
    expect(left).not.toContain('shy');
  });
});

describe('notes', () => {
  test('are added by anyone of the staff, warnings first, and removed by who wrote them', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const add = (text: string, first?: boolean) =>
      admin.call('POST', `/api/bookings/${id}/notes`, { text, ...(first === undefined ? {} : { first }) });
    await add('Has a dog.', true);
    const { notes } = bookingIn(await add('Likes blue.'));
    expect(notes).toMatchObject([
      { text: 'Has a dog.', first: true, own: true, author: 'Aline Uwase' },
      { text: 'Likes blue.', first: false },
    ]);
    const other = await makeUser('eric@fts.example', 'SUPERADMIN');
    const remove = (who: TestUser, note = notes[0]?.id) =>
      who.call('DELETE', `/api/bookings/${id}/notes/${note}`);
    expect((await remove(other)).status).toBe(403);
    expect(bookingIn(await remove(admin)).notes).toHaveLength(1);
    expect((await remove(admin)).status).toBe(404);
    expect((await remove(admin, 'nonsense')).status).toBe(404);
    expect((await desk.see()).history.map(({ action }) => action)).toContain('booking.note-removed');
  });

  test.each([[{ text: '' }], [{ text: 'x'.repeat(2001) }], [{ text: 'x', first: 'yes' }], [{}]])(
    'of %j are refused',
    async (body) => {
      const { id } = await booked();
      expect((await admin.call('POST', `/api/bookings/${id}/notes`, body)).status).toBe(422);
    },
  );
});

describe('asking for the payment again', () => {
  const fail = () => environment.sql(`update payments set status = 'failed', failure = 'declined'`);

  test('sends what is due to the client’s phone, or to another', async () => {
    const { id } = await booked();
    await fail();
    const prompt = (body: object) => admin.call('POST', `/api/bookings/${id}/prompt`, body);
    expect(bookingIn(await prompt({})).attempts[0]).toMatchObject({
      ...{ attempt: 2, status: 'pending', phone: '0788123456', amount: 650_000 },
    });
    await fail();
    expect(bookingIn(await prompt({ phone: '+250 738 111 222' })).attempts[0]?.phone).toBe('0738111222');
    expect(environment.paypack.transactions()).toHaveLength(3);
    expect(await actsOf(environment, admin)).toMatchObject([{ action: 'payment.retried' }, {}]);
  });

  test('is refused while one is on its way, when nothing is due, and for a wrong number', async () => {
    const { id, transactionRef, total } = await booked();
    const prompt = (body: object = {}) => admin.call('POST', `/api/bookings/${id}/prompt`, body);
    const waiting = await prompt();
    expect([waiting.status, waiting.json]).toMatchObject([
      409,
      { error: expect.stringContaining('on its way'), current: { id } },
    ]);
    expect((await prompt({ phone: '0123' })).json).toMatchObject({ fields: { phone: expect.any(String) } });
    await postWebhook(paidEvent(transactionRef, total));
    expect((await prompt()).json).toMatchObject({ error: 'This booking is paid.' });
    const request = await requestedPrice();
    const unpriced = await admin.call('POST', `/api/bookings/${request.id}/prompt`, {});
    expect(unpriced.json).toMatchObject({ error: expect.stringContaining('make an offer first') });
  });

  test('is done five times an hour', async () => {
    const { id } = await booked();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      await fail();
      statuses.push((await admin.call('POST', `/api/bookings/${id}/prompt`, {})).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
