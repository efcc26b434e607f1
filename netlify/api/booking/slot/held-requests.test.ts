import { expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, booked, openPriced } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { endHolds, hoursHeld, left } = heldSlots(environment);

const total = openPriced.min;
const request = { items: openPriced.items, totalAmount: total };
const offer = { total, lastDay: inDays(7) };

/** Returns the end of a booking's hold in Kigali time (YYYY-MM-DD HH:MM). */
const heldUntil = async (id: string) =>
  (
    await environment.sql(
      `select to_char(held_until at time zone 'Africa/Kigali', 'YYYY-MM-DD HH24:MI') as until from bookings where id = $1`,
      [id],
    )
  )[0]?.['until'];

test('a request holds its slot for three days, or until the last day of its offer', async () => {
  const { id } = await bookedWithLink(environment.mailbox, request);
  expect(await hoursHeld(id)).toBe(72);
  const desk = deskOf(admin, id);
  await desk.offer(offer);
  expect(await heldUntil(id)).toBe(`${inDays(8)} 00:00`);
  const [mail] = await mailsTo(environment, 'aline@example.com', 'Our price for booking');
  expect(mail?.text).toContain('We keep your date until the end of');
  await desk.offer({ ...offer, lastDay: inDays(2) });
  expect(await heldUntil(id), 'another offer').toBe(`${inDays(3)} 00:00`);
  await desk.withdraw();
  expect(await hoursHeld(id), 'withdrawn').toBe(72);
});

test('an accepted offer holds the slot for its payment, and never for less than the offer did', async () => {
  const { id, token } = await bookedWithLink(environment.mailbox, request);
  const desk = deskOf(admin, id);
  const accept = async () => {
    const seen = (await mine('GET', token)).json as MyBooking;
    return mine('POST', token, { path: '/offer', body: { offer: seen.offer?.id } });
  };
  await desk.offer({ ...offer, lastDay: inDays(0) });
  expect((await accept()).status).toBe(201);
  expect(await hoursHeld(id)).toBe(24);
  const other = await bookedWithLink(environment.mailbox, { ...request, email: 'bosco@example.com' });
  await deskOf(admin, other.id).offer(offer);
  const seen = (await mine('GET', other.token)).json as MyBooking;
  await mine('POST', other.token, { path: '/offer', body: { offer: seen.offer?.id } });
  expect(await heldUntil(other.id)).toBe(`${inDays(8)} 00:00`);
});

test('an offer for a request whose hold has expired takes a free slot or gets 409', async () => {
  await everyDayTakes(environment, 1);
  const { id } = await bookedWithLink(environment.mailbox, request);
  const desk = deskOf(admin, id);
  await endHolds();
  expect(await left()).toBe(1);
  const other = await booked({ email: 'bosco@example.com' });
  const refused = await desk.offer(offer);
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { error: expect.stringContaining('move it to another day first'), current: { offers: [] } },
  ]);
  await endHolds(other.id);
  expect(bookingIn(await desk.offer(offer)).slot).toMatchObject({ state: 'held' });
  expect(await left()).toBe(0);
});

test('accepting an offer gets 409 if its date is taken by then', async () => {
  await everyDayTakes(environment, 1);
  const { id, token } = await bookedWithLink(environment.mailbox, request);
  await deskOf(admin, id).offer(offer);
  const seen = (await mine('GET', token)).json as MyBooking;
  await endHolds();
  await booked({ email: 'bosco@example.com' });
  const { status, json } = await mine('POST', token, { path: '/offer', body: { offer: seen.offer?.id } });
  expect([status, json]).toMatchObject([
    409,
    { error: expect.stringContaining('no longer free'), current: { slot: { state: 'ended' } } },
  ]);
  expect(await environment.sql('select 1 from payments where booking_id = $1', [id])).toEqual([]);
});

test('a moved request holds its new slot for three days, like a new request', async () => {
  const { id } = await bookedWithLink(environment.mailbox, request);
  await endHolds();
  const day = addDays(bookableDay, 7);
  const answer = await deskOf(admin, id).moveTo(day);
  expect(answer.status === 200 ? await hoursHeld(id) : answer.json).toBe(72);
});
