import { describe, expect, test } from 'vitest';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { call, postForm } from '#tests/support/call.ts';
import { bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { payAgain, paymentStatus, statusAndFields } from '#tests/support/steps/payments.ts';
import { balanceDay, planSteps, sessions } from '#tests/support/steps/plan.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { hoursHeld } = heldSlots(environment);
const { planned, requests, report } = planSteps(environment, admin);
const today = () => todayInKigali(new Date());

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
