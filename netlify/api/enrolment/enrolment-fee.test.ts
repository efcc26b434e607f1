import { describe, expect, test } from 'vitest';
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
const { enrolment, see, act, deskOfFee, fromAbroad } = setUpEnrolment(environment, admin);

describe('a fee that is asked for', () => {
  test('is accepted and paid by the link, and the enrolment shows it', async () => {
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

  test('is asked for once, however often and by however many', async () => {
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
    expect(json).toMatchObject({ services: [], waiting: { price: { count: 0 } } });
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
    ['taken at the desk', () => act('payments', cash(total))],
  ])('and withdrawn can be %s again, with the same booking', async (_, again) => {
    await act('fee', { ...usual(), total: 40_000, reason: 'Two of a family' });
    const desk = await deskOfFee();
    const { id: booking, version } = await desk.see();
    await admin.call('DELETE', `/api/bookings/${booking}/offer?version=${version}`);
    const before = (await see()).version;
    expect((await again()).json).toMatchObject({ enrolment: { fee: { total, cancelled: false } } });
    expect((await see()).version).toBeGreaterThan(before);
    expect(await countRows(environment, 'bookings')).toBe(1);
    expect((await desk.see()).order).toMatchObject({ total, lines: [{ amount: total }] });
  });

  test('of a number that takes no mobile money asks for one that does', async () => {
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
  ])('of %j is refused', async (body, field) => {
    expect(await act('fee', { ...usual(), ...body })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await countRows(environment, 'bookings')).toBe(0);
  });
});
