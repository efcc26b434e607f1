import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookingIn, cash, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('cash and bank transfers', () => {
  test('count for the booking, are told to both sides, and lower what mobile money asks for', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(admin, id);
    const part = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    expect(part).toMatchObject({
      balance: { paid: 100_000, due: 550_000 },
      ledger: [
        { kind: 'charge' },
        { kind: 'payment', method: 'cash', amount: -100_000, actor: 'Aline Uwase' },
      ],
    });
    const [mail] = await mailsAbout(environment, 'Payment received: 100,000 RWF');
    expect(mail?.text).toContain('There is 550,000 RWF left to pay.');
    expect(await mailsAbout(environment, 'Paid: booking')).toHaveLength(1);
    await environment.sql(`update payments set status = 'failed'`);
    const asked = bookingIn(await admin.call('POST', `/api/bookings/${id}/prompt`, {}));
    expect(asked.attempts[0]).toMatchObject({ amount: 550_000 });
    const paid = bookingIn(await desk.act('POST', '/payments', { ...cash(550_000), method: 'bank' }));
    expect(paid.balance).toMatchObject({ paid: 650_000, due: 0, balance: 0 });
    const told = (await admin.call('GET', `/api/payments/status/${reference}`)).json;
    expect(told).toMatchObject({ transaction: { status: 'successful' }, booking: { canRetry: false } });
    await postWebhook(paidEvent(asked.attempts[0]?.transactionRef ?? '', 550_000));
    expect((await desk.see()).balance).toMatchObject({ surplus: 550_000, owedBack: 550_000, due: 0 });
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.payment-recorded', after: { method: 'cash', amount: 100_000 } },
      { action: 'payment.retried' },
      { action: 'booking.payment-recorded', after: { method: 'bank', amount: 550_000 } },
    ]);
  });

  test('of which mobile money brings the rest and more are counted as far as they are due', async () => {
    const { id, transactionRef, total } = await booked();
    await deskOf(admin, id).act('POST', '/payments', cash(100_000));
    await postWebhook(paidEvent(transactionRef, total));
    expect((await deskOf(admin, id).see()).balance).toMatchObject({ paid: 650_000, surplus: 100_000 });
    const [mail, ...others] = await mailsAbout(environment, 'We are refunding 100,000 RWF');
    expect(others).toEqual([]);
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain('Your payment of 650,000 RWF was more than was left to pay.');
    expect(text).toContain('We will refund the 100,000 RWF that came on top to 0788123456');
  });

  test.each(['pending', 'failed'])(
    'that pay for all leave nothing to pay after a %s request',
    async (state) => {
      const { id, reference, total } = await booked();
      await environment.sql(`update payments set status = $1`, [state]);
      await deskOf(admin, id).act('POST', '/payments', cash(total));
      expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
        transaction: { status: 'successful' },
        booking: { canRetry: false },
      });
      const page = await call('GET', `/api/payments/${reference}/page`);
      expect(page.text).toContain('Payment Successful!');
    },
  );

  test('lower what another try says that it will ask for', async () => {
    const { id, reference, total } = await booked();
    await environment.sql(`update payments set status = 'failed'`);
    await deskOf(admin, id).act('POST', '/payments', cash(total - 1000));
    expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
      transaction: { status: 'failed', amount: 1000 },
      booking: { canRetry: true },
    });
    const page = await call('GET', `/api/payments/${reference}/page`);
    expect(page.text).toContain('Try Again: 1,000 RWF');
  });

  test.each([
    [{ amount: 650_001 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ method: 'mobile-money' }, 'method'],
    [{ date: inDays(1) }, 'date'],
    [{ date: inDays(-1) }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
  ])('%j is refused', async (body, field) => {
    const { id } = await booked();
    const { status, json } = await deskOf(admin, id).act('POST', '/payments', { ...cash(1000), ...body });
    expect([status, json]).toMatchObject([422, { fields: { [field]: expect.any(String) } }]);
    expect((await deskOf(admin, id).see()).balance.paid).toBe(0);
  });

  test('recorded by two at once are recorded once', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const { version } = await desk.see();
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.act('POST', '/payments', { ...cash(650_000), version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await desk.see()).balance.paid).toBe(650_000);
  });

  test('are not taken for a cancelled booking', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    expect((await desk.act('POST', '/payments', cash(1))).json).toMatchObject({
      fields: { amount: 'Nothing is due for this booking.' },
    });
  });
});
