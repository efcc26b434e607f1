import { describe, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { inDays } from '#tests/support/days.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { offeredPrice } from '#tests/support/steps/offer.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const boss = setUpUser('boss@fts.example', 'SUPERADMIN');
const today = () => todayInKigali(new Date());

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

  test('the rule is the one that staff published, in the sheet and for the accepted offer', async () => {
    const rules = '/api/payment-rules';
    const { entry } = (await boss.call('GET', `${rules}/all/payment`)).json as { entry: { version: string } };
    const change = { version: entry.version, depositPercent: 40, balanceDays: 10, state: 'published' };
    expect((await boss.call('PUT', `${rules}/payment`, change)).status).toBe(200);
    const { offer, accept, booking } = await offeredPrice(environment, admin, price);
    expect(booking.depositRules).toMatchObject({ percent: 40, balanceDays: 10 });
    expect((await accept(offer)).json).toMatchObject({
      plan: [{ amount: 360_000 }, { amount: 540_000, dueDay: addDays(bookableDay, -10) }],
    });
  });

  test('an offer whose parts do not add up gets 422', async () => {
    const parts = [{ amount: 300_000 }, { amount: 500_000 }];
    const { desk } = await offeredPrice(environment, admin);
    expect(statusAndFields(await desk.offer({ ...price, parts }))).toEqual([422, 'parts']);
  });
});
