import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { StaffMonth } from '#src/domain/availability/days.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import {
  book,
  bookableDay,
  booked,
  bookingRequest,
  undated,
  workingDay,
} from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { settlePayments } from '#tests/support/steps/settle-payments.ts';
import { payShare } from '#tests/support/steps/shares.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes, publishCalendar } from '#tests/support/steps/studio-calendar.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { endHolds, hoursHeld, left } = heldSlots(environment);

const retry = (reference: string) => call('POST', `/api/payments/${reference}/retry`, { body: {} });
const statusOf = async (reference: string) =>
  (await call('GET', `/api/payments/status/${reference}`)).json as PaymentStatusAnswer;

test('six bookings with failed payments free their day once their holds expire', async () => {
  await everyDayTakes(environment, 6);
  for (let visitor = 0; visitor < 6; visitor += 1) {
    const request = bookingRequest({ email: `nobody-${visitor}@example.com` });
    const { json } = await book(request, crypto.randomUUID(), `10.2.0.${visitor}`);
    const { payment } = json as { payment: { transactionRef: string } };
    await postWebhook(paidEvent(payment.transactionRef, 400_000, 'failed'));
  }
  expect(await left()).toBe(0);
  expect((await book()).status).toBe(422);
  await endHolds();
  expect(await left()).toBe(6);
  const { id } = await booked();
  expect(await left()).toBe(5);
  // All lists and counts of a day follow the same rule.
  const month = (await admin.call('GET', `/api/days?month=${monthOf(bookableDay)}`)).json as StaffMonth;
  expect(month.days.find(({ day }) => day === bookableDay)?.bookings).toHaveLength(1);
  const calendar = await admin.call('GET', `/api/calendar?from=${bookableDay}&to=${bookableDay}`);
  expect(calendar.json).toMatchObject({ days: [{ left: 5, bookings: [{ id }] }] });
  const { json } = await admin.call('POST', '/api/calendar/address');
  const feed = await call('GET', new URL((json as { address: { url: string } }).address.url).pathname);
  expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const block = await admin.call('PUT', `/api/days/blocked/${bookableDay}/${bookableDay}`, {
    reason: 'Rain',
  });
  expect((block.json as { bookings: unknown[] }).bookings).toHaveLength(1);
});

test('a client reads until when the date is held, in the mail and on every page', async () => {
  const { token, id, reference, transactionRef } = await bookedWithLink(environment.mailbox);
  expect(await hoursHeld(id)).toBe(24);
  const slot = { state: 'held', until: expect.any(String) };
  expect(await statusOf(transactionRef)).toMatchObject({ booking: { slot, needsDay: false } });
  expect((await mine('GET', token)).json).toMatchObject({ slot });
  expect(await deskOf(admin, id).see()).toMatchObject({ slot });
  expect((await call('GET', `/api/payments/${reference}/page`)).text).toContain('We keep your date until');
  const [mail] = await mailsTo(environment, 'aline@example.com', 'We received your booking');
  expect(mail?.text).toMatch(/We keep your date until .+ Pay before then to keep your date\./);
  const again = await book(bookingRequest(undated));
  expect(again.json).not.toHaveProperty('booking.slot');
});

test('a hold lasts as many hours as super admins set', async () => {
  await publishCalendar(environment, { unpaidHours: 5 });
  expect(await hoursHeld((await booked()).id)).toBe(5);
});

test('a booking paid by mobile money, or partly in cash, cannot lose its slot', async () => {
  const { id, transactionRef, total } = await booked();
  await postWebhook(paidEvent(transactionRef, total));
  const other = await booked({ email: 'bosco@example.com' });
  const desk = deskOf(admin, other.id);
  await desk.pay(1000);
  expect([await hoursHeld(id), await hoursHeld(other.id)]).toEqual([null, null]);
  expect(await desk.see()).toMatchObject({ slot: null });
});

test('a payment retry after the hold has expired holds a free slot for an hour', async () => {
  const { id, reference } = await booked();
  await settlePayments(environment, 'failed');
  await endHolds();
  expect(await statusOf(reference)).toMatchObject({ booking: { canRetry: true, slot: { state: 'ended' } } });
  expect((await retry(reference)).status).toBe(201);
  expect(await hoursHeld(id)).toBe(1);
  await settlePayments(environment, 'failed');
  expect((await retry(reference)).status).toBe(201);
  expect(await hoursHeld(id)).toBe(1);
});

describe('requests for a hold that has expired', () => {
  const aged = async (hours: number, since = 'created_at') => {
    const { id, reference } = await booked();
    await settlePayments(environment, 'failed');
    await environment.sql(`update bookings set created_at = now() - interval '30 days'`);
    await environment.sql(`update bookings set ${since} = now() - interval '${hours} hours'`);
    await endHolds();
    return { id, reference };
  };

  test.each(['created_at', 'agreed_at'])(
    'a request holds the slot until 3 days after %s at most',
    async (since) => {
      const { id, reference } = await aged(71.5, since);
      expect((await retry(reference)).status).toBe(201);
      const [{ minutes } = {}] = await environment.sql<{ minutes: number }>(
        `select round(extract(epoch from held_until - now()) / 60)::int as minutes from bookings where id = '${id}'`,
      );
      expect(minutes).toBeOneOf([29, 30]);
    },
  );

  test('a request after 3 days is sent while the date is free, and its payment claims the slot', async () => {
    await everyDayTakes(environment, 1);
    const { id, reference } = await aged(73);
    const { json } = await retry(reference);
    expect(await statusOf(reference)).toMatchObject({ booking: { slot: { state: 'ended' } } });
    expect(await left()).toBe(1);
    const { transactionRef } = (json as { payment: { transactionRef: string } }).payment;
    await postWebhook(paidEvent(transactionRef, 400_000));
    expect([await hoursHeld(id), await left()]).toEqual([null, 0]);
  });

  test('a request by staff or for a share holds no slot after 3 days either', async () => {
    const { id } = await aged(73);
    expect(bookingIn(await deskOf(admin, id).prompt()).slot).toMatchObject({ state: 'ended' });
    await settlePayments(environment, 'failed');
    const { json } = await deskOf(admin, id).act('POST', '/shares', { name: 'Jean', amount: 1000 });
    const token = (json as { url: string }).url.split('#')[1] ?? '';
    expect((await payShare(token)).status).toBe(201);
    expect((await deskOf(admin, id).see()).slot).toMatchObject({ state: 'ended' });
  });
});

test('a payment retry during the hold does not extend it', async () => {
  const { id, reference } = await booked();
  await settlePayments(environment, 'failed');
  expect((await retry(reference)).status).toBe(201);
  expect(await hoursHeld(id)).toBe(24);
});

test('a payment retry after the hold gets 409 without a payment request if the date is taken', async () => {
  await everyDayTakes(environment, 1);
  const { id, reference } = await booked();
  await settlePayments(environment, 'failed');
  await endHolds();
  await booked({ email: 'bosco@example.com' });
  const asked = environment.paypack.transactions().length;
  const { status, json } = await retry(reference);
  expect([status, json]).toEqual([409, { error: expect.stringContaining(formatDate(bookableDay)) }]);
  expect((json as { error: string }).error).toContain('We have not requested any payment');
  expect(environment.paypack.transactions()).toHaveLength(asked);
  expect(await environment.sql('select 1 from payments where booking_id = $1', [id])).toHaveLength(1);
  const prompt = await deskOf(admin, id).prompt();
  expect([prompt.status, prompt.json]).toMatchObject([
    409,
    { error: expect.stringContaining('no slot left'), current: { id, slot: { state: 'ended' } } },
  ]);
});

test('a client whose hold has expired chooses another date, which gets a new hold', async () => {
  const { id, token } = await bookedWithLink(environment.mailbox);
  await endHolds();
  const seen = (await mine('GET', token)).json as MyBooking;
  expect(seen).toMatchObject({ slot: { state: 'ended' }, move: {} });
  expect(seen).not.toHaveProperty('calendar');
  const { json } = await mine('PUT', token, { body: { eventDate: workingDay(60) } });
  expect(json).toMatchObject({ eventDate: workingDay(60), slot: { state: 'held' } });
  expect(await hoursHeld(id)).toBe(24);
});

test('a client who lost the date may choose another at short notice and after their one move', async () => {
  const { id, token } = await bookedWithLink(environment.mailbox);
  await environment.sql('update bookings set event_date = $1, moves = 1 where id = $2', [inDays(2), id]);
  const move = () => mine('PUT', token, { body: { eventDate: workingDay(60) } });
  expect((await move()).status, 'while it is kept').toBe(409);
  await endHolds();
  expect((await mine('GET', token)).json).toMatchObject({ slot: { state: 'ended' }, move: {} });
  expect(await move()).toMatchObject({ status: 200, json: { slot: { state: 'held' } } });
  expect(await environment.sql('select moves from bookings')).toEqual([{ moves: 1 }]);
});

test('a client who never pays may choose another date twice; staff can still move the booking', async () => {
  const { id, token } = await bookedWithLink(environment.mailbox);
  const move = async (days: number) => {
    await endHolds();
    return mine('PUT', token, { body: { eventDate: workingDay(days) } });
  };
  expect([(await move(60)).status, (await move(70)).status]).toEqual([200, 200]);
  const third = await move(80);
  expect([third.status, third.json]).toEqual([409, { error: expect.stringContaining('call us on') }]);
  const reason = expect.stringContaining('several times');
  expect((await mine('GET', token)).json).toMatchObject({ slot: { state: 'ended' }, move: { reason } });
  expect(bookingIn(await deskOf(admin, id).moveTo(workingDay(80)))).toMatchObject({
    eventDate: workingDay(80),
    slot: { state: 'held' },
  });
});

test('a confirmed booking keeps its slot for good; confirming gets 409 if no slot is free', async () => {
  await everyDayTakes(environment, 1);
  const { id } = await booked();
  await endHolds();
  const desk = deskOf(admin, id);
  const other = await booked({ email: 'bosco@example.com' });
  const refused = await desk.confirm();
  expect([refused.status, refused.json]).toMatchObject([409, { current: { status: 'pending' } }]);
  await endHolds(other.id);
  expect(bookingIn(await desk.confirm())).toMatchObject({ slot: null });
  expect(await left()).toBe(0);
});
