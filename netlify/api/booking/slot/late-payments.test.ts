import { expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';
import { addDays, formatDate } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { mailsAbout, mailsTo } from '#tests/support/mails.ts';
import { bookableDay, booked, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const boss = setUpUser('boss@fts.example', 'SUPERADMIN');
const { endHolds, hoursHeld, left } = heldSlots(environment);

const dayOf = async (id: string) =>
  (
    await environment.sql<{ day: string | null }>(
      'select event_date::text as day from bookings where id = $1',
      [id],
    )
  )[0]?.day;

/** Creates a booking whose hold has expired and whose day another client has paid for. */
async function overtaken() {
  await everyDayTakes(environment, 1);
  const late = await bookedWithLink(environment.mailbox);
  await endHolds();
  await bookedAndPaid({ email: 'bosco@example.com' });
  return late;
}

test('a late payment takes its slot back if the day has one', async () => {
  const { id, transactionRef, total } = await booked();
  await endHolds();
  await postWebhook(paidEvent(transactionRef, total));
  expect([await dayOf(id), await hoursHeld(id)]).toEqual([bookableDay, null]);
  const [mail] = await mailsAbout(environment, 'Payment received');
  expect(mail?.text).not.toContain('another date');
});

test('a payment after the day was taken loses only the day, and client and staff are notified', async () => {
  const { id, token, reference, transactionRef, total } = await overtaken();
  await postWebhook(paidEvent(transactionRef, total));
  expect([await dayOf(id), await hoursHeld(id), await left()]).toEqual([null, null, 0]);
  const [mail] = await mailsTo(environment, 'aline@example.com', 'Payment received');
  expect(mail?.text).toContain(`${formatDate(bookableDay)} for you, and that date is fully booked by now`);
  expect(mail?.text).toContain('Choose another date');
  expect(mail?.attachments[0]?.content).toContain('METHOD:CANCEL');
  const [told] = await mailsAbout(environment, `Paid, needs a date: booking ${reference}`);
  expect(told?.text).toContain('is fully booked by now: please find another date');
  expect(await notificationsOf(environment, `kind = 'payment' and subject_id = $1`, [id])).toMatchObject([
    { text: expect.stringContaining('please find another date with the client') },
  ]);
  expect((await admin.call('GET', '/api/bookings?waits=date')).json).toMatchObject({ items: [{ id }] });
  expect((await admin.call('GET', '/api/overview/waiting')).json).toMatchObject({ date: { count: 1 } });
  const { history, balance } = await deskOf(admin, id).see();
  expect(balance).toMatchObject({ paid: total, due: 0 });
  expect(history.find(({ action }) => action === 'booking.date-lost')).toMatchObject({
    before: { eventDate: bookableDay },
    after: { eventDate: null },
  });
  expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
    transaction: { status: 'successful' },
    booking: { needsDay: true },
  });
  const seen = (await mine('GET', token)).json as MyBooking;
  expect([seen.move, seen.cancel.refund]).toEqual([{}, 'everything']);
  // The new day does not use up the client's one move.
  const { json } = await mine('PUT', token, { body: { eventDate: workingDay(60) } });
  expect(json).toMatchObject({ eventDate: workingDay(60), payment: { paid: total }, move: {} });
  expect((await admin.call('GET', '/api/bookings?waits=date')).json).toMatchObject({ items: [] });
});

test('exactly one of two simultaneous late payments for a slot gets it', async () => {
  await everyDayTakes(environment, 1);
  const late = [await booked()];
  await endHolds();
  late.push(await booked({ email: 'bosco@example.com' }));
  await endHolds();
  const paid = late.map(({ transactionRef, total }) => postWebhook(paidEvent(transactionRef, total)));
  expect((await Promise.all(paid)).map(({ status }) => status)).toEqual([200, 200]);
  const days = await Promise.all(late.map(({ id }) => dayOf(id)));
  expect(days.sort()).toEqual([bookableDay, null].sort());
  expect(await left()).toBe(0);
});

test('a late payment and a simultaneous booking never share the last slot', async () => {
  await everyDayTakes(environment, 1);
  const { id, transactionRef, total } = await booked();
  await endHolds();
  const [, fresh] = await Promise.allSettled([
    postWebhook(paidEvent(transactionRef, total)),
    booked({ email: 'bosco@example.com' }),
  ]);
  expect(fresh.status === 'fulfilled').toBe((await dayOf(id)) === null);
  expect(await left()).toBe(0);
});

test('cash recorded after the day was taken loses the day as well', async () => {
  const { id } = await overtaken();
  expect((await deskOf(admin, id).pay(1000)).status).toBe(201);
  expect(await dayOf(id)).toBeNull();
});

test('a payment for an unpaid session in the past keeps its day', async () => {
  const { id, transactionRef, total } = await overtaken();
  const past = addDays(workingDay(0), -10);
  await environment.sql('update bookings set event_date = $2 where id = $1', [id, past]);
  await postWebhook(paidEvent(transactionRef, total));
  expect(await dayOf(id)).toBe(past);
});

test('a delayed payment request is not sent for a date that was taken', async () => {
  const { id, transactionRef } = await overtaken();
  await environment.sql(
    'update payments set transaction_ref = null, due_at = now() where transaction_ref = $1',
    [transactionRef],
  );
  const asked = environment.paypack.transactions().length;
  await pollPayments();
  expect(environment.paypack.transactions()).toHaveLength(asked);
  expect(await environment.sql('select failure from payments where booking_id = $1', [id])).toEqual([
    { failure: 'no-place' },
  ]);
});

test('undoing a payment that was a mistake starts a new hold of 24 hours', async () => {
  const { id } = await booked();
  const desk = deskOf(boss, id);
  await desk.pay(1000);
  expect((await desk.undo('payment')).status).toBe(201);
  expect(await hoursHeld(id)).toBe(24);
});
