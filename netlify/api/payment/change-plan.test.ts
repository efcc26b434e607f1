import { describe, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { payAgain, statusAndFields } from '#tests/support/steps/payments.ts';
import { balanceDay, planSteps, sessions } from '#tests/support/steps/plan.ts';
import { bookingIn } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { hoursHeld } = heldSlots(environment);
const { planned, report } = planSteps(environment, admin);
const today = () => todayInKigali(new Date());

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
