import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import type { EnrolmentRow } from '#src/features/enrolment/enrolment-list.ts';
import { makeUser } from '#tests/support/account.ts';
import { mine } from '#tests/support/booking-link.ts';
import { call, idIn, postForm } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { enrol, enrolmentRequest } from '#tests/support/enrolment-request.ts';
import { feeByLink } from '#tests/support/fee.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookingIn, deskOf } from '#tests/support/staff-booking.ts';
import { actsOf, expectStaffOnly } from '#tests/support/staff-calls.ts';
import { paidEvent, postWebhook } from '#tests/support/webhooks.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
let id: string;
beforeEach(async () => {
  id = idIn(await enrol());
  environment.mailbox.clear();
});

const total = 45_000;
const email = 'aline@example.com';
const usual = () => ({ total, lastDay: inDays(7) });
const cash = () => ({ method: 'cash', amount: total, date: inDays(0) });

async function see(): Promise<EnrolmentRow> {
  const { json } = await admin.call('GET', '/api/enrolments');
  return (json as { items: EnrolmentRow[] }).items.find((one) => one.id === id) as EnrolmentRow;
}
/** Calls with the versions that are there now, unless the body names others. */
async function act(path: 'fee' | 'payments', body: object) {
  const { version, fee } = await see();
  const seen = { version, ...(path === 'payments' && fee && { feeVersion: fee.version }) };
  return admin.call('POST', `/api/enrolments/${id}/${path}`, { ...seen, ...body });
}
async function cancel() {
  const { version } = await see();
  const { status } = await admin.call('PUT', `/api/enrolments/${id}`, { status: 'cancelled', version });
  expect(status).toBe(200);
}
const deskOfFee = async () => deskOf(admin, (await see()).fee?.reference ?? '');
const countOfBookings = async () =>
  (await environment.sql<{ count: string }>('select count(*) from bookings'))[0]?.count;

test('fees are asked for and taken by the staff only', async () => {
  await expectStaffOnly(environment, [
    ['POST', `/api/enrolments/${id}/fee`, { ...usual(), version: 1 }],
    ['POST', `/api/enrolments/${id}/payments`, { ...cash(), version: 1 }],
  ]);
  const head = await makeUser('head@example.com', 'SUPERADMIN');
  const asked = await head.call('POST', `/api/enrolments/${id}/fee`, { ...usual(), version: 1 });
  expect(asked.status).toBe(201);
});

describe('a fee that is asked for', () => {
  test('is accepted and paid by the link, and the enrolment shows it', async () => {
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { version: 2, fee: { total, paid: 0, lastDay: inDays(7), cancelled: false } },
    });
    const link = await feeByLink(environment, email);
    expect(link.mail.subject).toBe('Your fee: Ikinimba (registered as Umushayayo), class fee, 45,000 RWF');
    for (const words of ['Date:', 'session', 'move']) expect(link.mail.text).not.toContain(words);
    expect(await link.see()).toMatchObject({ kind: 'fee', eventDate: null, offer: { total } });
    expect((await link.accept()).status).toBe(201);
    await postWebhook(paidEvent(await refOf(), total));
    expect((await see()).fee).toMatchObject({ paid: total, charged: total, lastDay: null });
    expect((await link.see()).payment).toMatchObject({ status: 'successful', paid: total, due: 0 });
    const [receipt] = await mailsTo(environment, email, 'Payment received');
    expect(receipt?.text).toContain('Your fee is paid');
    expect(receipt?.text).not.toContain('session');
    expect((await act('payments', cash())).json).toMatchObject({ fields: { amount: expect.any(String) } });
  });

  test('is asked for once, however often and by however many', async () => {
    const { version } = await see();
    const call = () => admin.call('POST', `/api/enrolments/${id}/fee`, { ...usual(), version });
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await act('fee', usual())).json).toMatchObject({ error: expect.any(String), current: { id } });
    expect(await countOfBookings()).toBe('1');
  });

  test('is on record, is no session, takes no place of a day and rules out no discount', async () => {
    await act('fee', usual());
    expect((await actsOf(environment, admin)).map(({ action }) => action).sort()).toEqual([
      'booking.fee-made',
      'booking.offer-made',
      'enrolment.fee-made',
    ]);
    const { token } = await feeByLink(environment, email);
    expect((await mine('PUT', token, { body: { eventDate: inDays(9) } })).status).toBe(409);
    expect((await mine('DELETE', token)).status).toBe(409);
    const desk = await deskOfFee();
    expect((await desk.act('PUT', '/day', { eventDate: inDays(9) })).status).toBe(409);
    expect((await desk.act('PUT', '', { status: 'confirmed' })).status).toBe(409);
    expect(await desk.see()).toMatchObject({ kind: 'fee', order: { final: false, vat: 0 } });
    const { json } = await admin.call('GET', '/api/overview');
    expect(json).toMatchObject({ services: [], waiting: { requests: { count: 0 } } });
  });

  test('that differs from the published price needs a reason, even the second time', async () => {
    const less = { ...usual(), total: 40_000 };
    expect((await act('fee', less)).json).toMatchObject({
      fields: { reason: expect.stringContaining('45,000') },
    });
    expect((await act('fee', { ...less, reason: 'Two of a family' })).status).toBe(201);
    expect((await feeByLink(environment, email)).mail.text).not.toContain('Two of a family');
    const desk = await deskOfFee();
    expect((await desk.act('POST', '/offer', { ...usual(), total: 30_000 })).status).toBe(422);
    const { order } = bookingIn(await desk.act('POST', '/offer', usual()));
    expect(order).toMatchObject({ total, lines: [{ amount: total }] });
  });

  test.each([
    ['asked for', () => act('fee', usual())],
    ['taken at the desk', () => act('payments', cash())],
  ])('and withdrawn can be %s again, with the same booking', async (_, again) => {
    await act('fee', { ...usual(), total: 40_000, reason: 'Two of a family' });
    const desk = await deskOfFee();
    const { id: booking, version } = await desk.see();
    await admin.call('DELETE', `/api/bookings/${booking}/offer?version=${version}`);
    const before = (await see()).version;
    expect((await again()).json).toMatchObject({ enrolment: { fee: { total, cancelled: false } } });
    expect((await see()).version).toBeGreaterThan(before);
    expect(await countOfBookings()).toBe('1');
    expect((await desk.see()).order).toMatchObject({ total, lines: [{ amount: total }] });
  });

  test('of a number that takes no mobile money asks for one that does', async () => {
    const abroad = enrolmentRequest({ email: 'far@example.com', name: 'Far', phone: '+49 170 1234567' });
    id = idIn(await enrol(abroad, '192.0.2.7'));
    await act('fee', usual());
    const link = await feeByLink(environment, 'far@example.com');
    expect((await link.see()).phone).toBe('');
    expect((await link.accept()).json).toMatchObject({ fields: { phone: expect.any(String) } });
    expect((await link.accept('0788 123 456')).status).toBe(201);
  });

  test.each([
    [{ total: 99, reason: 'x' }, 'total'],
    [{ total: 1e300, reason: 'x' }, 'total'],
    [{ total: 'x' }, 'total'],
    [{ lastDay: inDays(-1) }, 'lastDay'],
    [{ lastDay: '\0' }, 'lastDay'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ])('of %j is refused', async (body, field) => {
    expect(await act('fee', { ...usual(), ...body })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await countOfBookings()).toBe('0');
  });
});

describe('money that was taken at the desk', () => {
  test('pays a fee that nobody asked for, in parts, and is told', async () => {
    expect((await act('payments', { ...cash(), amount: 20_000 })).json).toMatchObject({
      enrolment: { fee: { total, charged: total, paid: 20_000 } },
    });
    expect((await act('payments', { ...cash(), method: 'bank', amount: 25_001 })).status).toBe(422);
    expect((await act('payments', { ...cash(), method: 'bank', amount: 25_000 })).status).toBe(201);
    expect((await see()).fee).toMatchObject({ paid: total });
    expect(await countOfBookings()).toBe('1');
    const mails = await mailsTo(environment, email);
    expect(mails.map(({ subject }) => subject.split(' for ')[0]).sort()).toEqual([
      'Payment received: 20,000 RWF',
      'Payment received: 25,000 RWF',
    ]);
  });

  test('settles an offer that stands open: its link then has nothing to accept', async () => {
    await act('fee', { ...usual(), total: 40_000, reason: 'Two of a family' });
    expect((await act('payments', { ...cash(), amount: 40_000 })).status).toBe(201);
    expect((await see()).fee).toMatchObject({ charged: 40_000, paid: 40_000, lastDay: null });
    expect(await (await feeByLink(environment, email)).see()).toMatchObject({
      payment: { due: 0, paid: 40_000 },
    });
  });

  test('is written once by two who write it at once', async () => {
    const { version } = await see();
    const call = () => admin.call('POST', `/api/enrolments/${id}/payments`, { ...cash(), version });
    const answers = await Promise.all([call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: total });
  });

  test('of which the same part is entered here and in the fee’s own sheet at once goes in once', async () => {
    await act('payments', { ...cash(), amount: 5_000 });
    const desk = await deskOfFee();
    const [{ version: booking }, { version, fee }] = [await desk.see(), await see()];
    const part = { ...cash(), amount: 10_000 };
    const answers = await Promise.all([
      admin.call('POST', `/api/enrolments/${id}/payments`, { ...part, version, feeVersion: fee?.version }),
      desk.act('POST', '/payments', { ...part, version: booking }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: 15_000 });
  });

  test('is refused where the fee was changed since it was seen, and shows it as it is', async () => {
    await act('payments', { ...cash(), amount: 5_000 });
    const { version, fee } = await see();
    await (await deskOfFee()).act('POST', '/payments', { ...cash(), amount: 10_000 });
    for (const feeVersion of [fee?.version, undefined]) {
      const body = { ...cash(), amount: 10_000, version, feeVersion };
      expect(await admin.call('POST', `/api/enrolments/${id}/payments`, body)).toMatchObject({
        status: 409,
        json: { error: expect.any(String), current: { id, fee: { paid: 15_000 } } },
      });
    }
    for (const feeVersion of ['1', null, 1.5, {}])
      expect((await act('payments', { ...cash(), feeVersion })).status).toBe(422);
  });

  test('of which a further part is written by two at once is written once as well', async () => {
    await act('payments', { ...cash(), amount: 5_000 });
    const { version, fee } = await see();
    const call = () =>
      admin.call('POST', `/api/enrolments/${id}/payments`, {
        ...cash(),
        amount: 20_000,
        version,
        feeVersion: fee?.version,
      });
    const answers = await Promise.all([call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: 25_000 });
  });

  test('and fully refunded can be asked for again', async () => {
    await act('payments', cash());
    const refund = { method: 'cash', amount: total, date: inDays(0), reason: 'Comes next month' };
    await (await deskOfFee()).act('POST', '/refunds', refund);
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { fee: { total, paid: 0, lastDay: inDays(7) } },
    });
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: total + 1 }, 'amount'],
    [{ method: 'card' }, 'method'],
    [{ date: inDays(1) }, 'date'],
    [{ date: 'x' }, 'date'],
    [{ total: 40_000, amount: 40_000 }, 'reason'],
  ])('of %j is refused, and leaves nothing behind', async (body, field) => {
    expect(await act('payments', { ...cash(), ...body })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await countOfBookings()).toBe('0');
  });
});

describe('an enrolment that is cancelled', () => {
  test('withdraws the offer, and its link says so', async () => {
    await act('fee', usual());
    const link = await feeByLink(environment, email);
    await cancel();
    expect((await see()).fee).toMatchObject({ cancelled: true, paid: 0 });
    expect((await link.accept()).status).not.toBe(201);
    expect(await link.see()).toMatchObject({ status: 'cancelled' });
    for (const path of ['fee', 'payments'] as const)
      expect((await act(path, path === 'fee' ? usual() : cash())).status).toBe(409);
  });

  test('means a refund is due: one email says so, and recording the refund settles it', async () => {
    await act('payments', cash());
    environment.mailbox.clear();
    await cancel();
    const mails = await mailsTo(environment, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your enrolment is cancelled: Ikinimba (registered as Umushayayo)',
    ]);
    expect(mails[0]?.text).toContain('We will refund everything you paid: 45,000 RWF.');
    const desk = await deskOfFee();
    expect((await desk.see()).balance).toMatchObject({ due: 0, owedBack: total });
    const refund = { method: 'cash', amount: total, date: inDays(0), reason: 'Cancelled' };
    expect((await desk.act('POST', '/refunds', refund)).status).toBe(201);
    expect((await see()).fee).toMatchObject({ paid: 0 });
  });

  test('owes back what arrives on the phone afterwards, before any other fee is asked for', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    await cancel();
    await postWebhook(paidEvent(await refOf(), total));
    expect((await see()).fee).toMatchObject({ cancelled: true, paid: 0, surplus: total });
    const { version } = await see();
    await admin.call('PUT', `/api/enrolments/${id}`, { status: 'enrolled', version });
    expect((await act('fee', usual())).status).toBe(409);
    const refund = { method: 'cash', amount: total, date: inDays(0), reason: 'Cancelled' };
    expect((await (await deskOfFee()).act('POST', '/refunds', refund)).status).toBe(201);
    expect((await act('fee', usual())).status).toBe(201);
  });

  test('and later restored can be asked for its fee again', async () => {
    await act('fee', usual());
    await cancel();
    const { version } = await see();
    await admin.call('PUT', `/api/enrolments/${id}`, { status: 'enrolled', version });
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { fee: { cancelled: false, total } },
    });
    expect(await countOfBookings()).toBe('2');
  });
});

describe('no email about a fee speaks of a session or a booking to be moved', () => {
  const expectFee = async (subject: string) => {
    const mails = await mailsTo(environment, email);
    const mail = mails.find((one) => one.subject.startsWith(subject));
    expect(mails.map((one) => one.subject)).toEqual([expect.stringContaining(subject)]);
    expect(`${mail?.subject}\n${mail?.text}`).not.toMatch(
      /session|move|your booking|this booking|Your request/i,
    );
  };

  test('when a part is paid, and when that is taken back', async () => {
    await act('payments', { ...cash(), amount: 5_000 });
    await expectFee('Payment received');
    environment.mailbox.clear();
    const [entry] = await environment.sql<{ id: string }>(
      `select id from ledger_entries where kind = 'payment'`,
    );
    const head = await makeUser('head@example.com', 'SUPERADMIN');
    const { reference } = (await see()).fee ?? { reference: '' };
    await deskOf(head, reference).act('POST', `/entries/${entry?.id}/reversal`, { reason: 'Typed twice' });
    await expectFee('Correction');
  });

  test('when the offer is withdrawn, and when the fee is cancelled', async () => {
    await act('fee', usual());
    environment.mailbox.clear();
    const desk = await deskOfFee();
    const { id: booking, version } = await desk.see();
    await admin.call('DELETE', `/api/bookings/${booking}/offer?version=${version}`);
    await expectFee('You do not have to pay the fee');
    environment.mailbox.clear();
    await desk.act('PUT', '', { status: 'cancelled', reason: 'It is free this month.' });
    await expectFee('Your fee');
  });

  test('when the payment fails', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    environment.mailbox.clear();
    await postWebhook(paidEvent(await refOf(), total, 'failed'));
    await expectFee('Your payment for');
  });

  test('when the payment comes too late', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    await cancel();
    environment.mailbox.clear();
    await postWebhook(paidEvent(await refOf(), total));
    await expectFee('We are refunding');
  });
});

test('the pages without a script speak of a fee as well', async () => {
  const speaksOfFee = (page: string) => {
    expect(page).toMatch(/fee/i);
    expect(page).not.toMatch(/session|your booking|to be agreed|not confirmed/i);
  };
  const abroad = enrolmentRequest({ email: 'far@example.com', name: 'Far', phone: '+49 170 1234567' });
  id = idIn(await enrol(abroad, '192.0.2.7'));
  await act('fee', usual());
  const link = await feeByLink(environment, 'far@example.com');
  const page = wordsIn((await postForm('/api/bookings/mine/page', { link: link.token })).text);
  speaksOfFee(page);
  expect(page).toContain('The fee: 45,000 RWF');
  expect(page).not.toContain('Leave this empty');
  await link.accept('0788 123 456');
  const { reference } = await link.see();
  const payment = async () => wordsIn((await call('GET', `/api/payments/${reference}/page`)).text);
  speaksOfFee(await payment());
  await postWebhook(paidEvent(await refOf(), total));
  speaksOfFee(await payment());
  expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
    booking: { kind: 'fee' },
  });
});

test('a deleted account leaves the fee in the books, without the person', async () => {
  const dancer = await makeUser(email);
  await act('payments', cash());
  expect((await dancer.call('DELETE', '/api/auth/me')).status).toBe(200);
  expect(await environment.sql(`select kind, name, email, phone from bookings`)).toEqual([
    { kind: 'fee', name: 'Deleted account', email: '', phone: '' },
  ]);
  expect((await see()).fee).toMatchObject({ paid: total });
  expect((await act('payments', cash())).status).toBe(409);
});

test('of a dancer who deletes the account while the staff cancel the enrolment both get an answer', async () => {
  const dancer = await makeUser(email);
  await act('payments', cash());
  const { version } = await see();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // What the deletion comes to once it has the fee: there it waits.
  const slow = db().transaction(async (tx) => {
    await tx.execute(sql`select 1 from notifications where kind = 'payment' for update`);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const here = `datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = async () => (await environment.sql(`select 1 from pg_stat_activity where ${here}`)).length;
  const deleted = dancer.call('DELETE', '/api/auth/me');
  await expect.poll(waiting, { timeout: 15_000 }).toBe(1);
  const cancelled = admin.call('PUT', `/api/enrolments/${id}`, { status: 'cancelled', version });
  await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
  held.resolve();
  await slow;
  expect([(await deleted).status, (await cancelled).status]).toEqual([200, 409]);
});

async function refOf(): Promise<string> {
  const [payment] = await environment.sql<{ ref: string }>(
    'select transaction_ref as ref from payments order by attempt desc limit 1',
  );
  return payment?.ref ?? '';
}
