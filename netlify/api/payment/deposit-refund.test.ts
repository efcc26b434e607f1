import { describe, expect, test } from 'vitest';
import { inDays } from '#tests/support/days.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { payAgain } from '#tests/support/steps/payments.ts';
import { planSteps, sessions } from '#tests/support/steps/plan.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { planned, requests, report } = planSteps(environment, admin);

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
