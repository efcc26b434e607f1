import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '#src/features/booking/staff/staff-booking.ts';
import { makeUser } from '#tests/support/account.ts';
import { bookedWithLink, mine } from '#tests/support/booking-link.ts';
import { booked } from '#tests/support/booking-request.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookingIn, cash, deskOf, newestEntry } from '#tests/support/staff-booking.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

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
        ...{ transaction: { status: 'successful' }, booking: { canRetry: false } },
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
      ...{ transaction: { status: 'failed', amount: 1000 }, booking: { canRetry: true } },
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

describe('undoing', () => {
  test('is for super admins, with a reason, once', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    const paid = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    const rest = `/entries/${newestEntry(paid, 'payment')}/reversal`;
    const reason = 'Entered for the wrong booking';
    expect((await deskOf(admin, id).act('POST', rest, { reason })).status).toBe(403);
    expect((await desk.act('POST', rest, {})).json).toMatchObject({ fields: { reason: expect.any(String) } });
    const undone = bookingIn(await desk.act('POST', rest, { reason }));
    expect(undone.balance).toMatchObject({ paid: 0, due: 650_000 });
    expect(undone.ledger.map(({ kind, reversed }) => [kind, reversed])).toEqual([
      ['charge', false],
      ['payment', true],
      ['reversal', false],
    ]);
    expect((await desk.act('POST', rest, { reason })).status).toBe(409);
    expect((await actsOf(environment, chief)).at(-1)).toEqual({
      action: 'booking.entry-reversed',
      before: expect.objectContaining({ kind: 'payment', method: 'cash', amount: 100_000 }),
      after: { reason },
    });
  });

  test('tells the client what changed and what is owed', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(chief, id);
    const paid = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    await desk.act('POST', `/entries/${newestEntry(paid, 'payment')}/reversal`, {
      reason: 'Aline mixed it up',
    });
    const [mail, ...others] = await mailsAbout(
      environment,
      `Correction: payment of 100,000 RWF for booking ${reference}`,
    );
    expect([mail?.to, others]).toEqual(['aline@example.com', []]);
    expect(mail?.text).toContain('you had paid 100,000 RWF by cash. That was our mistake');
    expect(mail?.text).toContain('There is 650,000 RWF left to pay.');
    expect(mail?.text).not.toContain('mixed it up');
  });

  test('a refund tells the client that it is owed again', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(650_000));
    await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    const refunded = bookingIn(await desk.act('POST', '/refunds', { ...cash(650_000), reason: 'Rain' }));
    const undone = await desk.act('POST', `/entries/${newestEntry(refunded, 'refund')}/reversal`, {
      reason: 'No',
    });
    expect(bookingIn(undone).balance).toMatchObject({ owedBack: 650_000 });
    const [mail] = await mailsAbout(environment, 'Correction: refund of 650,000 RWF');
    expect(mail?.text).toContain(
      'We owe you 650,000 RWF, which we will refund within 5 to 10 business days.',
    );
    expect(mail?.text).not.toContain('left to pay');
  });

  test('never denies what really happened', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(chief, id);
    const booking = await desk.see();
    for (const kind of ['payment', 'charge'])
      expect(
        (await desk.act('POST', `/entries/${newestEntry(booking, kind)}/reversal`, { reason: 'x' })).status,
      ).toBe(409);
    for (const entry of ['nonsense', id])
      expect((await desk.act('POST', `/entries/${entry}/reversal`, { reason: 'x' })).status).toBe(404);
  });

  test('a payment waits until its refund is undone, and that makes the booking cost what it did', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(650_000));
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(50_000), reason: 'We were late' }),
    );
    expect(refunded.balance).toMatchObject({ charged: 600_000, refunded: 50_000, due: 0, balance: 0 });
    const undo = async (kind: string) =>
      desk.act('POST', `/entries/${newestEntry(await desk.see(), kind)}/reversal`, { reason: 'A mistake' });
    expect((await undo('payment')).json).toMatchObject({
      error: expect.stringContaining('undo the refund first'),
    });
    expect(bookingIn(await undo('refund')).balance).toMatchObject({
      ...{ charged: 650_000, paid: 650_000, refunded: 0, balance: 0 },
    });
    expect(bookingIn(await undo('payment')).balance).toMatchObject({ paid: 0, due: 650_000 });
  });
});

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

describe('money beyond the price', () => {
  /** Cash for all of it was recorded, and then mobile money for all of it arrives. */
  async function paidTwice() {
    const { id, token, transactionRef, total } = await bookedWithLink(environment.mailbox);
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(total));
    await postWebhook(paidEvent(transactionRef, total));
    const undo = async () =>
      desk.act('POST', `/entries/${newestCash(await desk.see())}/reversal`, { reason: 'No cash came' });
    return { id, token, desk, undo, see: async () => (await mine('GET', token)).json };
  }
  const newestCash = ({ ledger }: StaffBooking) =>
    ledger.find(({ kind, method }) => kind === 'payment' && method === 'cash')?.id;

  test('is refunded when the booking is cancelled, and client and studio are told the full amount', async () => {
    const { desk, see } = await paidTwice();
    const cancelled = bookingIn(await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' }));
    expect(cancelled).toMatchObject({
      balance: { owedBack: 1_300_000 },
      refund: { client: { sentence: expect.stringContaining('1,300,000 RWF') } },
    });
    expect(await see()).toMatchObject({ cancel: { sentence: expect.stringContaining('1,300,000 RWF') } });
    for (const subject of ['Your booking', 'Cancelled: booking']) {
      const mails = (await mailsAbout(environment, subject)).filter((mail) =>
        mail.text.includes('1,300,000 RWF'),
      );
      expect(mails).toHaveLength(1);
    }
    expect(
      await environment.sql(
        `select kind from notifications where text like '%refund all of the 1,300,000 RWF%'`,
      ),
    ).toEqual([{ kind: 'refund' }]);
  });

  test('counts once the cash is undone: nobody is asked for it again', async () => {
    const { id, desk, undo, see } = await paidTwice();
    expect(bookingIn(await undo()).balance).toMatchObject({
      ...{ charged: 650_000, paid: 650_000, surplus: 0, due: 0, balance: 0 },
    });
    const [mail] = await mailsAbout(environment, 'Correction: payment of 650,000 RWF');
    expect(mail?.text).toMatch(
      /The 650,000 RWF that we promised to refund now pays for your booking instead\.\s+Nothing is left to pay, and nothing to refund\./,
    );
    expect((await admin.call('POST', `/api/bookings/${id}/prompt`, {})).json).toMatchObject({
      error: 'This booking is paid.',
    });
    expect(await see()).toMatchObject({
      payment: { status: 'successful', paid: 650_000, due: 0, surplus: 0 },
    });
    const cancelled = bookingIn(await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' }));
    expect(cancelled.refund.client.sentence).toContain('650,000 RWF. We will send it by mobile money');
  });

  test('counts as far as it was not given back', async () => {
    const { desk, undo } = await paidTwice();
    await desk.act('POST', '/refunds', { ...cash(100_000), reason: 'It came twice' });
    expect(bookingIn(await undo()).balance).toMatchObject({ paid: 550_000, surplus: 0, due: 100_000 });
  });

  test('pays again when its refund is undone and the cash was none, and the client is told so', async () => {
    const { desk, undo } = await paidTwice();
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(650_000), reason: 'It came twice' }),
    );
    await undo();
    const refund = `/entries/${newestEntry(refunded, 'refund')}/reversal`;
    const undone = bookingIn(await desk.act('POST', refund, { reason: 'It was never sent' }));
    expect(undone.balance).toMatchObject({ paid: 650_000, surplus: 0, due: 0 });
    const [mail] = await mailsAbout(environment, 'Correction: refund of 650,000 RWF');
    expect(mail?.text).toMatch(
      /The 650,000 RWF that came on top now pays for your booking instead\.\s+Nothing is left to pay, and nothing to refund\./,
    );
  });

  test('that was refunded together with a part of the price is not told of as two refunds', async () => {
    const { desk } = await paidTwice();
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(700_000), reason: 'We were late' }),
    );
    expect(await mailsAbout(environment, 'We have refunded 700,000 RWF')).toHaveLength(1);
    const part = `/entries/${newestEntry(refunded, 'refund')}/reversal`;
    expect((await desk.act('POST', part, { reason: 'Less was sent' })).status).toBe(201);
    const [mail] = await mailsAbout(environment, 'Correction: refund of 50,000 RWF');
    expect(mail?.text).toMatch(/We wrote to you of a refund by cash\.\s+Of that, 50,000 RWF was our mistake/);
  });

  test('stays on top where only a part of it is due', async () => {
    const { id, transactionRef, total } = await booked();
    const desk = deskOf(chief, id);
    const part = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    await desk.act('POST', '/payments', cash(550_000));
    await postWebhook(paidEvent(transactionRef, total));
    const rest = `/entries/${newestEntry(part, 'payment')}/reversal`;
    expect(bookingIn(await desk.act('POST', rest, { reason: 'No cash came' })).balance).toMatchObject({
      ...{ paid: 650_000, surplus: 550_000, due: 0 },
    });
  });
});

type Act = [act: 'cash' | 'refund' | 'mobile' | 'cancel' | 'confirm' | 'undo', number: number];
const act: fc.Arbitrary<Act> = fc.tuple(
  fc.constantFrom('cash', 'refund', 'mobile', 'cancel', 'confirm', 'undo'),
  fc.integer({ min: 1, max: 400_000 }),
);
type Desk = ReturnType<typeof deskOf>;

/** What is done, whether it is refused or not. */
const acts: Record<Act[0], (desk: Desk, number: number) => Promise<unknown>> = {
  cash: (desk, amount) => desk.act('POST', '/payments', cash(amount)),
  refund: (desk, amount) => desk.act('POST', '/refunds', { ...cash(amount), reason: 'x' }),
  confirm: (desk) => desk.act('PUT', '', { status: 'confirmed' }),
  cancel: (desk) => desk.act('PUT', '', { status: 'cancelled', reason: 'x' }),
  async undo(desk, number) {
    const { ledger } = await desk.see();
    const entry = ledger[number % ledger.length];
    return desk.act('POST', `/entries/${entry?.id}/reversal`, { reason: 'x' });
  },
  async mobile(desk) {
    const [asked] = (await desk.see()).attempts;
    return asked?.status === 'pending'
      ? postWebhook(paidEvent(asked.transactionRef ?? '', asked.amount))
      : desk.act('POST', '/prompt');
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

test('whatever is done in whatever order, the sums are those of the entries and never impossible', async () => {
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
