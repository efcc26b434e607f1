import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { makeUser } from '#tests/support/account.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import {
  email,
  newestTransaction,
  setUpEnrolment,
  total,
  usual,
} from '#tests/support/steps/enrolment-fee.ts';
import { feeByLink } from '#tests/support/steps/fee.ts';
import { bookingIn, cash } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const { enrolment, see, act, deskOfFee, fromAbroad, moveTo } = setUpEnrolment(environment, admin);

describe('requesting a fee', () => {
  test('a fee is accepted and paid by its link, and the enrolment shows it', async () => {
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { version: 2, fee: { total, paid: 0, lastDay: inDays(7), cancelled: false } },
    });
    const link = await feeByLink(environment, email);
    expect(link.mail.subject).toBe(
      'Your fee: Ikinimba (registered as Umushayayo), class fee for one month, 45,000 RWF',
    );
    for (const words of ['Date:', 'session', 'move']) expect(link.mail.text).not.toContain(words);
    expect(await link.see()).toMatchObject({ kind: 'fee', eventDate: null, offer: { total } });
    expect((await link.accept()).status).toBe(201);
    await postWebhook(paidEvent(await newestTransaction(environment), total));
    expect((await see()).fee).toMatchObject({ paid: total, charged: total, lastDay: null });
    expect((await link.see()).payment).toMatchObject({ status: 'successful', paid: total, due: 0 });
    const [receipt] = await mailsTo(environment, email, 'Payment received');
    expect(receipt?.text).toContain('Your fee is paid');
    expect(receipt?.text).not.toContain('session');
    expect((await act('payments', cash(total))).json).toMatchObject({
      fields: { amount: expect.any(String) },
    });
  });

  test('simultaneous and repeated requests create one fee', async () => {
    const { version } = await see();
    const call = () => admin.call('POST', `/api/enrolments/${enrolment.id}/fee`, { ...usual(), version });
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await act('fee', usual())).json).toMatchObject({
      error: expect.any(String),
      current: { id: enrolment.id },
    });
    expect(await countRows(environment, 'bookings')).toBe(1);
  });

  test('a fee is audited, is no session and cannot be moved, cancelled or confirmed', async () => {
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
    expect((await desk.moveTo(inDays(9))).status).toBe(409);
    expect((await desk.confirm()).status).toBe(409);
    expect(await desk.see()).toMatchObject({ kind: 'fee', order: { final: false, vat: 0 } });
    expect((await admin.call('GET', '/api/overview')).json).toMatchObject({ services: [] });
    const { json } = await admin.call('GET', '/api/overview/waiting');
    expect(json).toMatchObject({ price: { count: 0 } });
  });

  test('a fee other than the published price needs a reason, also the second time', async () => {
    const less = { ...usual(), total: 40_000 };
    expect((await act('fee', less)).json).toMatchObject({
      fields: { reason: expect.stringContaining('45,000') },
    });
    expect((await act('fee', { ...less, reason: 'Two of a family' })).status).toBe(201);
    expect((await feeByLink(environment, email)).mail.text).not.toContain('Two of a family');
    const desk = await deskOfFee();
    expect((await desk.offer({ ...usual(), total: 30_000 })).status).toBe(422);
    const { order } = bookingIn(await desk.offer(usual()));
    expect(order).toMatchObject({ total, lines: [{ amount: total }] });
  });

  test.each([
    ['requested', () => act('fee', usual())],
    ['taken at the desk', () => act('payments', cash(total))],
  ])('a withdrawn fee can be %s again, with the same booking', async (_, again) => {
    await act('fee', { ...usual(), total: 40_000, reason: 'Two of a family' });
    const desk = await deskOfFee();
    await desk.withdraw();
    const before = (await see()).version;
    expect((await again()).json).toMatchObject({ enrolment: { fee: { total, cancelled: false } } });
    expect((await see()).version).toBeGreaterThan(before);
    expect(await countRows(environment, 'bookings')).toBe(1);
    expect((await desk.see()).order).toMatchObject({ total, lines: [{ amount: total }] });
  });

  test('accepting a fee from a foreign number needs a number that takes mobile money', async () => {
    await fromAbroad();
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
  ])('a fee of %j gets 422 and creates no booking', async (body, field) => {
    expect(await act('fee', { ...usual(), ...body })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await countRows(environment, 'bookings')).toBe(0);
  });
});

describe('a cancelled enrolment', () => {
  test('cancelling the enrolment withdraws the offer, and its link shows so', async () => {
    await act('fee', usual());
    const link = await feeByLink(environment, email);
    await moveTo('cancelled');
    expect((await see()).fee).toMatchObject({ cancelled: true, paid: 0 });
    expect((await link.accept()).status).not.toBe(201);
    expect(await link.see()).toMatchObject({ status: 'cancelled' });
    for (const path of ['fee', 'payments'] as const)
      expect((await act(path, path === 'fee' ? usual() : cash(total))).status).toBe(409);
  });

  test('cancelling a paid enrolment mails the refund due, and recording the refund settles it', async () => {
    await act('payments', cash(total));
    environment.mailbox.clear();
    await moveTo('cancelled');
    const mails = await mailsTo(environment, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your enrolment is cancelled: Ikinimba (registered as Umushayayo)',
    ]);
    expect(mails[0]?.text).toContain('We will refund everything you paid: 45,000 RWF.');
    const desk = await deskOfFee();
    expect((await desk.see()).balance).toMatchObject({ due: 0, owedBack: total });
    expect((await desk.refund(total)).status).toBe(201);
    expect((await see()).fee).toMatchObject({ paid: 0 });
  });

  test('a payment after cancelling is owed back before another fee can be requested', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    await moveTo('cancelled');
    await postWebhook(paidEvent(await newestTransaction(environment), total));
    expect((await see()).fee).toMatchObject({ cancelled: true, paid: 0, surplus: total });
    await moveTo('enrolled');
    expect((await act('fee', usual())).status).toBe(409);
    expect((await (await deskOfFee()).refund(total)).status).toBe(201);
    expect((await act('fee', usual())).status).toBe(201);
  });

  test('the fee of a restored enrolment can be requested again', async () => {
    await act('fee', usual());
    await moveTo('cancelled');
    await moveTo('enrolled');
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { fee: { cancelled: false, total } },
    });
    expect(await countRows(environment, 'bookings')).toBe(2);
  });
});

test('a deleted account leaves the fee in the books without the person', async () => {
  const dancer = await makeUser(email);
  await act('payments', cash(total));
  expect((await dancer.call('DELETE', '/api/auth/me')).status).toBe(200);
  expect(await environment.sql(`select kind, name, email, phone from bookings`)).toEqual([
    { kind: 'fee', name: 'Deleted account', email: '', phone: '' },
  ]);
  expect((await see()).fee).toMatchObject({ paid: total });
  expect((await act('payments', cash(total))).status).toBe(409);
});

test('deleting the account while staff cancel the enrolment returns 200 and 409', async () => {
  const dancer = await makeUser(email);
  await act('payments', cash(total));
  const { version } = await see();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // The deletion locks the fee first and then waits for this row.
  const slow = db().transaction(async (tx) => {
    await tx.execute(sql`select 1 from notifications where kind = 'payment' for update`);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const here = `datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = async () => (await environment.sql(`select 1 from pg_stat_activity where ${here}`)).length;
  const deleted = dancer.call('DELETE', '/api/auth/me');
  await expect.poll(waiting).toBe(1);
  const cancelled = admin.call('PUT', `/api/enrolments/${enrolment.id}`, { status: 'cancelled', version });
  await expect.poll(waiting).toBe(2);
  held.resolve();
  await slow;
  expect([(await deleted).status, (await cancelled).status]).toEqual([200, 409]);
});
