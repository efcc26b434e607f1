import { expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { expectedMoney } from '#netlify/core/overview/expected-money.ts';
import { storePlan } from '#netlify/core/payment/plan/plan-queries.ts';
import type { Overview } from '#src/domain/overview/overview.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { inDays, today } from '#tests/support/days.ts';
import { booked, newPhone } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const kigali = (day: string, time: string) => new Date(`${day}T${time}+02:00`);

/** Books for 400,000 RWF: 120,000 paid in cash, the rest in parts on these days. */
async function owing(...parts: [amount: number, ahead: number][]): Promise<string> {
  const { id } = await booked({ phone: newPhone() });
  await db().transaction((tx) =>
    storePlan(tx, id, [
      { amount: 120_000, dueDay: today(), daysBefore: null },
      ...parts.map(([amount, ahead]) => ({ amount, dueDay: inDays(ahead), daysBefore: null })),
    ]),
  );
  const desk = deskOf(admin, id);
  await desk.pay(120_000);
  await desk.confirm();
  return id;
}

test('open parts are summed by the day on which they are due, those overdue apart', async () => {
  await owing([80_000, -3], [100_000, 0], [100_000, 6]);
  await owing([180_000, 0], [100_000, 7]);
  const paid = await owing([280_000, 1]);
  await deskOf(admin, paid).pay(280_000);
  const { expected } = (await admin.call('GET', '/api/overview')).json as Overview;
  expect(expected).toEqual({
    overdue: { amount: 80_000, bookings: 1 },
    days: [
      { day: today(), amount: 280_000, bookings: 2 },
      { day: inDays(6), amount: 100_000, bookings: 1 },
    ],
  });
});

test.each([
  ['a minute before midnight', kigali(today(), '23:59:00'), 'day'],
  ['at midnight', kigali(inDays(1), '00:00:00'), 'overdue'],
])('a part due today is overdue from midnight in Kigali: %s', async (_, now, group) => {
  await owing([280_000, 0]);
  const { overdue, days } = await expectedMoney(now);
  expect([overdue.amount, days.map(({ day }) => day)]).toEqual(
    group === 'day' ? [0, [todayInKigali(now)]] : [280_000, []],
  );
});

test('money of held, cancelled or abandoned bookings is not expected', async () => {
  await booked();
  const cancelled = await owing([280_000, 2]);
  await deskOf(admin, cancelled).cancel('client');
  await booked({
    items: [{ sku: 'frames/photobook-a3/basic', quantity: 1 }],
    totalAmount: 150_000,
    phone: newPhone(),
  });
  expect(await expectedMoney(new Date())).toEqual({ overdue: { amount: 0, bookings: 0 }, days: [] });
});
