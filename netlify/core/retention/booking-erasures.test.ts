import { describe, expect, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { book, bookingRequest, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { aMomentBefore, due, erased, farAhead, made } from '#tests/support/steps/erasing.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();

describe('erasure of bookings', () => {
  const booked = async () => {
    expect((await book(bookingRequest(undated))).status).toBe(201);
    await environment.sql('update bookings set created_at = $1', [made]);
  };
  const pay = (status: string, settledAt: string | null = null) =>
    environment.sql('update payments set status = $1, settled_at = $2', [status, settledAt]);
  const enter = (day: string) =>
    environment.sql(
      `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor, payment_id)
       select booking_id, 'payment', 'booking', 'mobile-money', -amount, $1, 'paypack', id from payments`,
      [day],
    );

  test('an unpaid booking is erased two years after it was made, or after a later event date', async () => {
    await booked();
    await pay('failed', made);
    await eraseDue(aMomentBefore(due.afterTwoYears));
    expect(await countRows(environment, 'bookings')).toBe(1);
    await environment.sql(`update bookings set event_date = '2026-03-20'`);
    await eraseDue(due.afterTwoYears);
    expect(await countRows(environment, 'bookings')).toBe(1);
    await eraseDue(new Date('2028-03-20T00:00:00Z'));
    expect([
      await countRows(environment, 'bookings'),
      await erased(environment, 'unpaid-booking'),
    ]).toMatchObject([0, expect.anything()]);
  });

  test('papers outlive their booking without their holder', async () => {
    await booked();
    await environment.sql(
      `insert into papers (series, year, booking_id, code, day, amount, body, holder, holder_digest, digest, actor)
       select 'quote', 2026, id, 'x', current_date, 1, '{}', '{"name": "Aline"}', repeat('a', 64), repeat('a', 64), 'visitor'
       from bookings`,
    );
    await pay('failed', made);
    await eraseDue(farAhead);
    expect(await countRows(environment, 'bookings')).toBe(0);
    expect(await environment.sql('select booking_id, holder, number from papers')).toEqual([
      { booking_id: null, holder: null, number: 1 },
    ]);
  });

  test('a booking with an open payment is never erased', async () => {
    await booked();
    await pay('pending');
    await eraseDue(farAhead);
    expect(await countRows(environment, 'bookings')).toBe(1);
  });

  test('a paid booking is erased ten years after its payment', async () => {
    await booked();
    await pay('successful', '2026-04-01T00:00:00Z');
    await enter('2026-04-01');
    const left = async () =>
      Promise.all(
        ['bookings', 'payments', 'ledger_entries', 'outbox'].map((table) => countRows(environment, table)),
      );
    await eraseDue(due.afterTenYears);
    expect(await left()).toEqual([1, 1, 2, 3]);
    await eraseDue(new Date('2036-04-01T00:00:00Z'));
    expect(await left()).toEqual([0, 0, 0, 0]);
  });

  test('a confirmed booking is kept for ten years, even if it was not paid', async () => {
    await booked();
    await pay('failed', made);
    await environment.sql(`update bookings set status = 'confirmed', held_until = null`);
    await eraseDue(aMomentBefore(due.afterTenYears));
    expect(await countRows(environment, 'bookings')).toBe(1);
    await eraseDue(due.afterTenYears);
    expect(await countRows(environment, 'bookings')).toBe(0);
  });
});
