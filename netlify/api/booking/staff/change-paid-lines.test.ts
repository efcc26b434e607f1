import { describe, expect, test } from 'vitest';
import { today } from '#tests/support/days.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { both, event, lineChanges, portrait } from '#tests/support/steps/line-changes.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { changed, bookedWith, newestMail } = lineChanges(environment, admin);

describe('the plan of a booking that was paid in full', () => {
  /** Lets the days of the parts pass. */
  const age = (days: number) =>
    environment.sql(`update plan_parts set due_day = due_day - ${days} where due_day is not null`);

  test('a single part is due today again, and client and staff can request it', async () => {
    const order = { items: [portrait], totalAmount: 150_000 };
    const { id, token } = await bookedWithLink(environment.mailbox, order);
    await deskOf(admin, id).pay(150_000);
    await age(20);
    const plan = [{ amount: 400_000, dueDay: today(), paid: 150_000 }];
    expect((await changed(id, both, 400_000)).plan).toEqual(plan);
    const payment = { due: 250_000, next: 250_000, canRetry: true };
    expect((await mine('GET', token)).json).toMatchObject({ plan, payment });
    expect(bookingIn(await deskOf(admin, id).prompt()).attempts[0]).toMatchObject({ amount: 250_000 });
  });

  test('a plan has a deposit once the new price has, and the client is told of both parts', async () => {
    const { id } = await bookedWith({ paid: 150_000 });
    await environment.sql('update plan_parts set due_day = current_date - 20, days_before = null');
    const { plan } = await changed(id, [{ ...portrait, quantity: 20 }], 3_000_000);
    expect(plan).toMatchObject([
      { amount: 900_000, dueDay: today(), paid: 150_000 },
      { amount: 2_100_000, paid: 0 },
    ]);
    expect((await newestMail())?.text).toContain('150,000 RWF paid, 750,000 RWF left');
    expect(bookingIn(await deskOf(admin, id).prompt()).attempts[0]).toMatchObject({ amount: 750_000 });
  });

  test('a plan keeps the day of its last part while that has not passed', async () => {
    const { id } = await bookedWith({ paid: 150_000 });
    const { plan } = await changed(id, both, 400_000);
    expect(plan).toEqual([{ amount: 400_000, dueDay: bookableDay, paid: 150_000 }]);
  });

  test('a plan of several parts has the difference due today once its last day has passed', async () => {
    const many = { items: [{ ...portrait, quantity: 20 }], totalAmount: 3_000_000 };
    const { id } = await bookedWith({ ...many, paid: 3_000_000 });
    await environment.sql(`delete from plan_parts; insert into plan_parts (booking_id, position, amount, due_day)
      values ('${id}', 0, 900000, current_date - 20), ('${id}', 1, 2100000, current_date - 10)`);
    const { plan } = await changed(id, [...many.items, event], 3_250_000);
    expect(plan).toMatchObject([
      { amount: 900_000, paid: 900_000 },
      { amount: 2_350_000, dueDay: today(), paid: 2_100_000 },
    ]);
  });

  test('a plan with a lower new price stays paid, and the difference is owed back', async () => {
    const { id } = await bookedWith({ items: both, totalAmount: 400_000, paid: 400_000 });
    const { plan, balance } = await changed(id, [portrait], 150_000);
    expect([plan, balance.owedBack]).toEqual([
      [{ amount: 150_000, dueDay: bookableDay, paid: 150_000 }],
      250_000,
    ]);
  });
});
