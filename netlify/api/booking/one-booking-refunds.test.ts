import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { afterUndoTime, bookingIn, cash, deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('refunds', () => {
  test('settle what is owed back, and the client is told', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(admin, id);
    await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    const refund = (amount: number) =>
      desk.act('POST', '/refunds', { ...cash(amount), method: 'mobile-money', reason: 'As agreed' });
    expect(bookingIn(await refund(600_000)).balance).toMatchObject({ owedBack: 50_000, refunded: 600_000 });
    expect((await refund(50_001)).json).toMatchObject({
      fields: { amount: expect.stringContaining('50,000 RWF') },
    });
    expect(bookingIn(await refund(50_000)).balance).toMatchObject({ owedBack: 0, balance: 0 });
    expect((await refund(1)).json).toMatchObject({ fields: { amount: expect.stringContaining('Nothing') } });
    expect(await mailsAbout(environment, 'We have refunded 600,000 RWF')).toHaveLength(1);
  });

  test.each([{ reason: '' }, { method: 'cheque' }, { amount: 0 }, { date: 'soon' }])(
    '%j is refused',
    async (body) => {
      const { id, transactionRef, total } = await booked();
      await postWebhook(paidEvent(transactionRef, total));
      const answer = await deskOf(admin, id).act('POST', '/refunds', { ...cash(1), reason: 'x', ...body });
      expect(answer.status).toBe(422);
    },
  );

  test('of an amount to be agreed keep the rest', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(admin, id);
    await desk.act('PUT', '', { status: 'confirmed' });
    await desk.act('PUT', '', { status: 'cancelled', reason: 'As you asked', by: 'client' });
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(400_000), reason: 'Less the deposit' }),
    );
    expect(refunded.balance).toMatchObject({
      charged: 250_000,
      paid: 650_000,
      refunded: 400_000,
      balance: 0,
    });
  });
});

test('after a refund, lists, overview and mail go by what is still owed', async () => {
  const { id } = await booked();
  const desk = deskOf(admin, id);
  await environment.sql(`update payments set status = 'failed'`);
  await desk.act('POST', '/payments', cash(650_000));
  await desk.act('POST', '/refunds', { ...cash(50_000), reason: 'We were late' });
  expect((await admin.call('GET', '/api/bookings?paid=paid')).json).toMatchObject({ total: 1 });
  expect((await admin.call('GET', '/api/bookings?paid=part')).json).toMatchObject({ total: 0 });
  expect((await admin.call('GET', '/api/overview')).json).toMatchObject({
    waiting: { failedPayments: { count: 0 } },
  });
  await desk.act('POST', '/refunds', { ...cash(600_000), reason: 'As agreed' });
  await desk.act('PUT', '', { status: 'confirmed' });
  await afterUndoTime(environment);
  expect(
    (await environment.mailbox.messages()).some(({ text }) => text.includes('We refunded what you paid')),
  ).toBe(true);
});

test('a booking of which all was refunded is not asked for money, and has had its price', async () => {
  const { id, reference } = await booked();
  const desk = deskOf(admin, id);
  await environment.sql(`update payments set status = 'failed'`);
  await desk.act('POST', '/payments', cash(650_000));
  await desk.act('POST', '/refunds', { ...cash(650_000), reason: 'We were ill' });
  expect((await admin.call('POST', `/api/bookings/${id}/prompt`, {})).json).toMatchObject({
    error: 'All that was paid for this booking was refunded: there is nothing to pay.',
  });
  expect((await call('POST', `/api/payments/${reference}/retry`, { body: {} })).json).toEqual({
    error: 'There is nothing to pay for this booking any more.',
  });
});
