import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { makeUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { afterUndoTime, bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
type Act = [act: 'cash' | 'refund' | 'mobile' | 'cancel' | 'confirm' | 'undo', number: number];
const act: fc.Arbitrary<Act> = fc.tuple(
  fc.constantFrom('cash', 'refund', 'mobile', 'cancel', 'confirm', 'undo'),
  fc.integer({ min: 1, max: 400_000 }),
);

type Desk = ReturnType<typeof deskOf>;
const acts: Record<Act[0], (desk: Desk, number: number) => Promise<unknown>> = {
  cash: (desk, amount) => desk.pay(amount),
  refund: (desk, amount) => desk.refund(amount),
  confirm: (desk) => desk.confirm(),
  cancel: (desk) => desk.cancel(),
  async undo(desk, number) {
    const { ledger } = await desk.see();
    const entry = ledger[number % ledger.length];
    return desk.act('POST', `/entries/${entry?.id}/reversal`, { reason: 'x' });
  },
  async mobile(desk) {
    const [asked] = (await desk.see()).attempts;
    return asked?.status === 'pending'
      ? postWebhook(paidEvent(asked.transactionRef ?? '', asked.amount))
      : desk.prompt();
  },
};

async function expectPossible({ ledger, balance }: StaffBooking) {
  const counting = ledger.filter(({ account }) => account !== 'fees');
  expect(balance.balance).toBe(counting.reduce((sum, { amount }) => sum + amount, 0));
  expect(balance.balance).toBe(balance.due - balance.owedBack);
  expect(Math.min(balance.charged, balance.surplus, balance.paid - balance.refunded)).toBeGreaterThanOrEqual(
    0,
  );
  const [rows] = await environment.sql<{ moved: number }>(
    `select coalesce(sum(amount), 0)::int as moved from ledger_entries where method is not null and account <> 'fees'`,
  );
  expect(rows?.moved).toBe(balance.refunded - balance.paid - balance.surplus);
}

describe('cash and bank transfers', () => {
  test('cash and bank transfers lower the amount due, and client and studio get mails', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(admin, id);
    const part = bookingIn(await desk.pay(100_000));
    expect(part).toMatchObject({
      balance: { paid: 100_000, due: 300_000 },
      ledger: [
        { kind: 'charge' },
        { kind: 'payment', method: 'cash', amount: -100_000, actor: 'Aline Uwase' },
      ],
    });
    const [mail] = await mailsAbout(environment, 'Payment received: 100,000 RWF');
    expect(mail?.text).toContain('There is 300,000 RWF left to pay.');
    expect(await mailsAbout(environment, 'Paid: booking')).toHaveLength(1);
    await environment.sql(`update payments set status = 'failed'`);
    const asked = bookingIn(await desk.prompt());
    expect(asked.attempts[0]).toMatchObject({ amount: 300_000 });
    const paid = bookingIn(await desk.pay(300_000, { method: 'bank' }));
    expect(paid.balance).toMatchObject({ paid: 400_000, due: 0, balance: 0 });
    const told = (await admin.call('GET', `/api/payments/status/${reference}`)).json;
    expect(told).toMatchObject({ transaction: { status: 'successful' }, booking: { canRetry: false } });
    await postWebhook(paidEvent(asked.attempts[0]?.transactionRef ?? '', 300_000));
    expect((await desk.see()).balance).toMatchObject({ surplus: 300_000, owedBack: 300_000, due: 0 });
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.payment-recorded', after: { method: 'cash', amount: 100_000 } },
      { action: 'payment.retried' },
      { action: 'booking.payment-recorded', after: { method: 'bank', amount: 300_000 } },
    ]);
  });

  test('mobile money counts up to the amount due, and the client is promised the excess back', async () => {
    const { id, transactionRef, total } = await booked();
    await deskOf(admin, id).pay(100_000);
    await postWebhook(paidEvent(transactionRef, total));
    expect((await deskOf(admin, id).see()).balance).toMatchObject({ paid: 400_000, surplus: 100_000 });
    const [mail, ...others] = await mailsAbout(environment, 'We are refunding 100,000 RWF');
    expect(others).toEqual([]);
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain('Your payment of 400,000 RWF was more than was left to pay.');
    expect(text).toContain('We will refund the 100,000 RWF you overpaid, to 0788123456');
  });

  test.each(['pending', 'failed'])(
    'cash for the full price leaves nothing to pay after a %s payment request',
    async (state) => {
      const { id, reference, total } = await booked();
      await environment.sql(`update payments set status = $1`, [state]);
      await deskOf(admin, id).pay(total);
      expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
        transaction: { status: 'successful' },
        booking: { canRetry: false },
      });
      const page = await call('GET', `/api/payments/${reference}/page`);
      expect(page.text).toContain('Payment Successful!');
    },
  );

  test('a part payment lowers the amount that the next payment request shows', async () => {
    const { id, reference, total } = await booked();
    await environment.sql(`update payments set status = 'failed'`);
    await deskOf(admin, id).pay(total - 1000);
    expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
      transaction: { status: 'failed', amount: 1000 },
      booking: { canRetry: true },
    });
    const page = await call('GET', `/api/payments/${reference}/page`);
    expect(page.text).toContain('Try Again: 1,000 RWF');
  });
});

test('after any sequence of actions the balance equals the ledger and is possible', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (all) => {
      await environment.reset();
      const head = await makeUser('eric@fts.example', 'SUPERADMIN');
      const desk = deskOf(head, (await booked()).id);
      let ids: string[] = [];
      for (const [name, number] of all) {
        await acts[name](desk, number);
        const booking = await desk.see();
        await expectPossible(booking);
        const now = booking.ledger.map(({ id }) => id);
        expect(now.slice(0, ids.length), 'nothing leaves the ledger').toEqual(ids);
        ids = now;
      }
    }),
    { numRuns: 25 },
  );
}, 180_000);

describe('refunds', () => {
  test('refunds settle what is owed back, and the client gets a mail', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(admin, id);
    await desk.cancel();
    const refund = (amount: number) => desk.refund(amount, { method: 'mobile-money' });
    expect(bookingIn(await refund(350_000)).balance).toMatchObject({ owedBack: 50_000, refunded: 350_000 });
    expect((await refund(50_001)).json).toMatchObject({
      fields: { amount: expect.stringContaining('50,000 RWF') },
    });
    expect(bookingIn(await refund(50_000)).balance).toMatchObject({ owedBack: 0, balance: 0 });
    expect((await refund(1)).json).toMatchObject({
      fields: { amount: expect.stringContaining('nothing to refund') },
    });
    expect(await mailsAbout(environment, 'We have refunded 350,000 RWF')).toHaveLength(1);
  });

  test('after a refund of an agreed part, the booking costs the rest', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(admin, id);
    await desk.confirm();
    await desk.cancel('client');
    const refunded = bookingIn(await desk.refund(150_000));
    expect(refunded.balance).toMatchObject({
      charged: 250_000,
      paid: 400_000,
      refunded: 150_000,
      balance: 0,
    });
  });
});

test('after a refund, lists, overview and mail show what is still owed', async () => {
  const { id } = await booked();
  const desk = deskOf(admin, id);
  await environment.sql(`update payments set status = 'failed'`);
  await desk.pay(400_000);
  await desk.refund(50_000);
  expect((await admin.call('GET', '/api/bookings?paid=paid')).json).toMatchObject({ total: 1 });
  expect((await admin.call('GET', '/api/bookings?paid=part')).json).toMatchObject({ total: 0 });
  expect((await admin.call('GET', '/api/overview/waiting')).json).toMatchObject({
    failedPayments: { count: 0 },
  });
  await desk.refund(350_000);
  await desk.confirm();
  await afterUndoTime(environment);
  expect(
    (await environment.mailbox.messages()).some(({ text }) => text.includes('We refunded what you paid')),
  ).toBe(true);
});

test('a fully refunded booking gets no further payment request', async () => {
  const { id, reference } = await booked();
  const desk = deskOf(admin, id);
  await environment.sql(`update payments set status = 'failed'`);
  await desk.pay(400_000);
  await desk.refund(400_000);
  expect((await desk.prompt()).json).toMatchObject({
    error: 'All that was paid for this booking was refunded: there is nothing to pay.',
  });
  expect((await call('POST', `/api/payments/${reference}/retry`, { body: {} })).json).toEqual({
    error: 'There is nothing left to pay for this booking.',
  });
});
