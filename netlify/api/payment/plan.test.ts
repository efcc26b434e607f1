import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { call, postForm } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { offeredPrice } from '#tests/support/steps/offer.ts';
import { payAgain, paymentStatus, statusAndFields } from '#tests/support/steps/payments.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { hoursHeld } = heldSlots(environment);

/** Sessions of 150,000 RWF each; four cost 600,000 RWF, of which 180,000 are the deposit. */
const sessions = (quantity = 4) => ({
  items: [{ sku: 'sessions/photography/2h/basic', quantity }],
  totalAmount: 150_000 * quantity,
});
const balanceDay = addDays(bookableDay, -7);
const today = () => todayInKigali(new Date());

async function planned(quantity?: number) {
  const booking = await bookedWithLink(environment.mailbox, sessions(quantity));
  return {
    ...booking,
    desk: deskOf(admin, booking.id),
    see: async () => (await mine('GET', booking.token)).json as MyBooking,
    cancel: (query: string) => mine('DELETE', booking.token, { query }),
  };
}

const requests = () =>
  environment.sql<{ ref: string; amount: number; status: string }>(
    'select transaction_ref as ref, amount::int, status from payments order by attempt desc',
  );

/** Reports the newest request, as Paypack does. */
async function report(status: 'successful' | 'failed' = 'successful') {
  const [newest] = await requests();
  return postWebhook(paidEvent(newest?.ref ?? '', newest?.amount ?? 0, status));
}

describe('a booking with a deposit', () => {
  test('booking asks for the deposit, and the booking shows both parts with their days', async () => {
    const { see, desk } = await planned();
    expect(environment.paypack.transactions()).toMatchObject([{ amount: 180_000 }]);
    const plan = [
      { amount: 180_000, dueDay: today(), paid: 0 },
      { amount: 420_000, dueDay: balanceDay, paid: 0 },
    ];
    expect(await see()).toMatchObject({ plan, payment: { status: 'pending', due: 600_000, next: 180_000 } });
    expect((await desk.see()).plan).toEqual(plan);
  });

  test('the paid deposit keeps the slot for good, and the balance can be paid weeks later', async () => {
    const { id, reference, see } = await planned();
    await report();
    expect(await hoursHeld(id)).toBeNull();
    expect((await see()).payment).toMatchObject({
      paid: 180_000,
      due: 420_000,
      next: 420_000,
      canRetry: true,
    });
    expect((await paymentStatus(reference)).json).toMatchObject({
      transaction: { status: 'successful', amount: 180_000 },
      booking: { canRetry: true, next: 420_000 },
    });
    const page = await call('GET', `/api/payments/${reference}/page`);
    expect(page.text).toContain('Pay the next part: 420,000 RWF');
    expect((await payAgain(reference)).status).toBe(201);
    await report();
    expect((await see()).payment).toMatchObject({ status: 'successful', due: 0, next: 0, canRetry: false });
  });

  test('less mobile money than the deposit keeps the slot for the unpaid hours only', async () => {
    const { id, reference } = await planned();
    await report('failed');
    await environment.sql(`update bookings set held_until = now() + interval '90 minutes'`);
    expect((await payAgain(reference, { amount: 50_000 })).status).toBe(201);
    await report();
    expect(await hoursHeld(id)).toBeGreaterThan(20);
    await payAgain(reference);
    expect(await requests()).toMatchObject([{ amount: 130_000, status: 'pending' }, {}, {}]);
    await report();
    expect(await hoursHeld(id)).toBeNull();
  });

  test('small sums keep the slot for three days from the booking at most', async () => {
    const { id, reference } = await planned();
    await report('failed');
    await environment.sql(
      `update bookings set created_at = now() - interval '70 hours', held_until = now() + interval '90 minutes'`,
    );
    await payAgain(reference, { amount: 100 });
    await report();
    expect(await hoursHeld(id)).toBe(2);
  });

  test('any money at the studio keeps the slot for good', async () => {
    const { id, desk } = await planned();
    await desk.pay(1000);
    expect(await hoursHeld(id)).toBeNull();
  });

  test.each([
    [99, 'at least 100 RWF'],
    [600_001, 'for 600,000 RWF at most'],
    ['much', 'amount'],
    [0, 'amount'],
  ])('a request of %j RWF gets 422 and is not sent', async (amount, sentence) => {
    const { reference } = await planned();
    await report('failed');
    const refused = await payAgain(reference, { amount });
    expect(statusAndFields(refused)).toEqual([422, 'amount']);
    expect(refused.text).toContain(sentence);
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  test('staff can request another amount than the next part', async () => {
    const { desk } = await planned();
    await report();
    expect(bookingIn(await desk.prompt({ amount: 100_000 })).attempts[0]).toMatchObject({ amount: 100_000 });
    await report('failed');
    expect(statusAndFields(await desk.prompt({ amount: 420_001 }))).toEqual([422, 'amount']);
    expect(bookingIn(await desk.prompt()).attempts[0]).toMatchObject({ amount: 420_000 });
  });

  test('five tries are left for each part', async () => {
    const { reference } = await planned();
    await environment.sql(`update payments set status = 'failed', failure = 'declined'`);
    const tryAgain = async () => {
      const { status } = await payAgain(reference, { phone: '0788000111' });
      await environment.sql(
        `update payments set status = 'failed', failure = 'refused', prompted_at = null where status = 'pending'`,
      );
      return status;
    };
    for (let time = 2; time <= 5; time += 1) expect(await tryAgain()).toBe(201);
    expect(await tryAgain()).toBe(409);
    await report();
    for (let time = 1; time <= 5; time += 1) expect(await tryAgain()).toBe(201);
    expect(await tryAgain()).toBe(409);
  });

  test('the plain page pays an amount that the client chose', async () => {
    const { reference } = await planned();
    await report();
    const path = `/api/payments/${reference}/page`;
    const refused = await postForm(path, { phone: '', amount: '50' });
    expect([refused.status, refused.text.includes('at least 100 RWF')]).toEqual([422, true]);
    expect((await postForm(path, { phone: '', amount: '20,000' })).status).toBe(303);
    expect(await requests()).toMatchObject([{ amount: 20_000, status: 'pending' }, {}]);
  });

  test('a booking that staff keep unpaid is one part, due on the day of the session', async () => {
    const { booking } = await bookedByStaff(admin, { ...sessions(), payment: 'later' });
    const { plan } = await deskOf(admin, booking.id).see();
    expect(plan).toEqual([{ amount: 600_000, dueDay: bookableDay, paid: 0 }]);
    const page = await call('GET', `/api/payments/${booking.reference}/page`);
    expect(page.text).toContain('Pay by mobile money: 600,000 RWF');
    expect((await payAgain(booking.reference)).status).toBe(201);
    expect(await requests()).toMatchObject([{ amount: 600_000, status: 'pending' }]);
  });
});

describe('a part above the limit of one request', () => {
  test('each piece of a deposit is requested as soon as money arrives, and the balance is not', async () => {
    const { id, see } = await planned(50);
    expect(await requests()).toMatchObject([{ amount: 2_000_000, status: 'pending' }]);
    await report();
    expect(await hoursHeld(id)).toBeGreaterThan(0);
    expect(await requests()).toMatchObject([{ amount: 250_000, status: 'pending' }, {}]);
    await report();
    expect(await requests()).toHaveLength(2);
    expect(await hoursHeld(id)).toBeNull();
    expect((await see()).payment).toMatchObject({ paid: 2_250_000, due: 5_250_000, next: 2_000_000 });
  });

  test('a smaller amount that the client chose is not followed by another request', async () => {
    const { reference } = await planned(50);
    await report('failed');
    await payAgain(reference, { amount: 300_000 });
    await report();
    expect((await requests()).map(({ status }) => status)).toEqual(['successful', 'failed']);
  });
});

describe('cancelling with a deposit', () => {
  const paidAndConfirmed = async () => {
    const booking = await planned();
    await report();
    await booking.desk.pay(420_000);
    await booking.desk.confirm();
    return booking;
  };

  test('cancelling returns exactly the sum shown, keeps the deposit, and waits for staff at once', async () => {
    const { see, desk, cancel, id } = await paidAndConfirmed();
    const { refund, sum, sentence } = (await see()).cancel;
    expect([refund, sum]).toEqual(['less-deposit', 420_000]);
    expect(sentence).toContain('We will refund 420,000 RWF');
    const done = await cancel(`?refund=${refund}&sum=${sum}`);
    expect(done.json).toMatchObject({ status: 'cancelled', cancel: { refund, sum, sentence } });
    expect((await desk.see()).balance).toMatchObject({ charged: 180_000, owedBack: 420_000, due: 0 });
    expect((await admin.call('GET', '/api/bookings?waits=refund')).json).toMatchObject({ items: [{ id }] });
    await desk.refund(420_000);
    expect((await desk.see()).balance).toMatchObject({ owedBack: 0 });
    expect((await see()).cancel.sentence).toMatch(/^We refunded 420,000 RWF in cash on [^.]+\.$/);
    expect((await admin.call('GET', '/api/bookings?waits=refund')).json).toMatchObject({ items: [] });
  });

  test('cancelling gets 409 when the refund or its sum is not the one shown', async () => {
    const { cancel, desk } = await paidAndConfirmed();
    for (const query of ['?refund=everything&sum=600000', '?refund=less-deposit&sum=420001', '?sum=x'])
      expect((await cancel(query)).status).toBe(409);
    expect((await desk.see()).status).toBe('confirmed');
  });

  test('a client who paid less than the deposit gets no refund', async () => {
    const { desk, see, cancel } = await planned();
    await desk.pay(100_000);
    await desk.confirm();
    expect((await see()).cancel).toMatchObject({ refund: 'less-deposit', sum: 0 });
    await cancel('?refund=less-deposit&sum=0');
    expect((await desk.see()).balance).toMatchObject({ charged: 100_000, owedBack: 0, due: 0 });
  });

  test('money above a price that fell below the deposit is refunded', async () => {
    const { desk, see, cancel } = await planned();
    await report();
    await desk.confirm();
    await desk.act('PUT', '/lines', sessions(1));
    const { refund, sum, sentence } = (await see()).cancel;
    expect([refund, sum]).toEqual(['less-deposit', 30_000]);
    expect(sentence).toContain('We will refund all of the 30,000 RWF you overpaid.');
    const done = await cancel(`?refund=${refund}&sum=${sum}`);
    expect(done.json).toMatchObject({ cancel: { refund, sum } });
    expect((await desk.see()).balance).toMatchObject({ charged: 150_000, owedBack: 30_000 });
  });

  test('less than 72 hours before, the deposit is the least that is kept', async () => {
    const { see } = await paidAndConfirmed();
    await environment.sql('update bookings set event_date = $1', [inDays(1)]);
    const { cancel } = await see();
    expect([cancel.refund, cancel.sum]).toEqual(['reduced', 420_000]);
    expect(cancel.sentence).toContain('minus the deposit of 180,000 RWF');
  });

  test('money that arrives after the cancellation is refunded in full', async () => {
    const { cancel, desk, reference } = await planned();
    await report();
    await desk.confirm();
    await payAgain(reference);
    const [late] = await requests();
    await cancel('');
    expect(await requests()).toMatchObject([{ status: 'failed' }, { status: 'successful' }]);
    await postWebhook(paidEvent(late?.ref ?? '', 420_000));
    expect((await desk.see()).balance).toMatchObject({ charged: 180_000, paid: 180_000, surplus: 420_000 });
  });
});

describe('a plan that staff change', () => {
  const part = (amount: number, dueDay: string | null) => ({ amount, dueDay });

  test('staff split the balance; the paid deposit stays, and a gentler plan is not announced', async () => {
    const { desk, see } = await planned();
    await report();
    const parts = [part(180_000, today()), part(120_000, balanceDay), part(300_000, null)];
    const { plan } = bookingIn(await desk.act('PUT', '/plan', { parts }));
    expect(plan.map(({ amount, paid }) => [amount, paid])).toEqual([
      [180_000, 180_000],
      [120_000, 0],
      [300_000, 0],
    ]);
    expect((await see()).payment.next).toBe(120_000);
    expect(await mailsAbout(environment, 'How you pay for booking')).toEqual([]);
    expect((await desk.see()).history[0]).toMatchObject({
      action: 'booking.plan-changed',
      after: { parts },
    });
  });

  test('the client is told of a dearer part, with all parts and days', async () => {
    const { desk } = await planned();
    await report();
    await desk.act('PUT', '/plan', { parts: [part(400_000, today()), part(200_000, balanceDay)] });
    const [mail] = await mailsAbout(environment, 'How you pay for booking');
    expect(mail?.text).toContain('400,000 RWF');
    expect(mail?.text).toContain('200,000 RWF');
  });

  test('a balance that keeps its day moves with the session', async () => {
    const { desk, see } = await planned();
    await desk.act('PUT', '/plan', { parts: [part(100_000, today()), part(500_000, balanceDay)] });
    await environment.sql('update bookings set event_date = event_date + 3');
    expect((await see()).plan[1]?.dueDay).toBe(addDays(balanceDay, 3));
  });

  test('the email about a moved session says what is due at once', async () => {
    const { desk, reference } = await planned();
    await report();
    await desk.moveTo(inDays(4));
    const [moved] = await mailsAbout(environment, `Your booking ${reference} is now on`);
    expect(moved?.text).toContain('420,000 RWF is due now. Please pay it before your session.');
    await desk.moveTo(inDays(40));
    const [later] = await mailsAbout(environment, `Your booking ${reference} is now on`);
    expect(later?.text).toContain('Balance, by');
  });

  test('a smaller first part that is paid already keeps the slot for good', async () => {
    const { id, desk, reference } = await planned();
    await report('failed');
    await payAgain(reference, { amount: 100_000 });
    await report();
    expect(await hoursHeld(id)).toBeGreaterThan(0);
    await desk.act('PUT', '/plan', { parts: [part(100_000, today()), part(500_000, null)] });
    expect(await hoursHeld(id)).toBeNull();
  });

  test.each([
    ['that does not add up', [part(180_000, today()), part(400_000, null)], 'come to 580,000 RWF'],
    ['with a paid part that shrinks', [part(100_000, today()), part(500_000, null)], 'holds 180,000 RWF'],
    ['with an open part in the past', [part(180_000, today()), part(420_000, inDays(-1))], 'has passed'],
    ['without parts', [], 'holds 180,000 RWF'],
  ])('a plan %s gets 422', async (_, parts, sentence) => {
    const { desk } = await planned();
    await report();
    const refused = await desk.act('PUT', '/plan', { parts });
    expect(statusAndFields(refused)).toEqual([422, 'parts']);
    expect(refused.text).toContain(sentence);
  });

  test('a stale version, and a cancelled booking, get 409', async () => {
    const { desk, cancel } = await planned();
    const parts = [part(600_000, today())];
    expect((await desk.act('PUT', '/plan', { parts, version: 0 })).status).toBe(409);
    await cancel('');
    expect((await desk.act('PUT', '/plan', { parts })).status).toBe(409);
  });

  test('changed lines get a new plan while nothing is paid, and else change the last part', async () => {
    const { desk } = await planned();
    const lines = (quantity: number) => desk.act('PUT', '/lines', sessions(quantity));
    const amounts = async () => (await desk.see()).plan.map(({ amount }) => amount);
    await lines(6);
    expect(await amounts()).toEqual([270_000, 630_000]);
    await desk.pay(270_000);
    await lines(4);
    expect(await amounts()).toEqual([270_000, 330_000]);
    await lines(1);
    expect(await amounts()).toEqual([150_000]);
    expect((await desk.see()).balance).toMatchObject({ owedBack: 120_000 });
  });

  test('in 100 races of a new plan with a payment, no money is lost and the parts fill in order', async () => {
    const { desk, reference, id } = await planned();
    await report();
    let paid = 180_000;
    for (let round = 0; round < 100; round += 1) {
      await environment.sql('delete from rate_limits');
      expect((await payAgain(reference, { amount: 1000 })).status).toBe(201);
      const first = paid + 1000 + round;
      const parts = [part(first, today()), part(600_000 - first, balanceDay)];
      const [settled, changed] = await Promise.all([report(), desk.act('PUT', '/plan', { parts })]);
      paid += 1000;
      expect([settled.status, changed.status]).toEqual([200, expect.toBeOneOf([200, 409])]);
      const plan = await environment.sql<{ amount: number; paid: number }>(
        'select amount::int, paid::int from booking_parts where booking_id = $1 order by position',
        [id],
      );
      expect(plan.reduce((sum, one) => sum + one.amount, 0)).toBe(600_000);
      expect(plan[0]?.paid).toBe(Math.min(plan[0]?.amount ?? 0, paid));
      expect(plan.reduce((sum, one) => sum + one.paid, 0)).toBe(paid);
    }
  }, 120_000);
});

describe('an offer with parts', () => {
  const price = { total: 900_000, lastDay: inDays(7), reason: 'A wedding in two places' };

  test('the client sees the offered parts, and accepting asks for the first one', async () => {
    const parts = [{ amount: 300_000 }, { amount: 600_000, daysBefore: 14 }];
    const { offer, see, accept, booking } = await offeredPrice(environment, admin, { ...price, parts });
    expect(booking.offers[0]?.parts).toEqual([
      { amount: 300_000, dueDay: null, daysBefore: null },
      { amount: 600_000, dueDay: null, daysBefore: 14 },
    ]);
    expect((await see()).offer?.parts).toMatchObject([{ amount: 300_000 }, { amount: 600_000 }]);
    expect((await accept(offer)).json).toMatchObject({
      plan: [
        { amount: 300_000, dueDay: today() },
        { amount: 600_000, dueDay: addDays(bookableDay, -14) },
      ],
      payment: { next: 300_000 },
    });
    expect(environment.paypack.transactions()).toMatchObject([{ amount: 300_000 }]);
  });

  test('an offer without parts is planned by the rule when it is accepted', async () => {
    const { offer, accept } = await offeredPrice(environment, admin, price);
    expect((await accept(offer)).json).toMatchObject({ plan: [{ amount: 270_000 }, { amount: 630_000 }] });
  });

  test('an offer whose parts do not add up gets 422', async () => {
    const parts = [{ amount: 300_000 }, { amount: 500_000 }];
    const { desk } = await offeredPrice(environment, admin);
    expect(statusAndFields(await desk.offer({ ...price, parts }))).toEqual([422, 'parts']);
  });
});
