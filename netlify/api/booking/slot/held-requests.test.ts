import { expect, test } from 'vitest';
import { addDays } from '#src/lib/dates/dates.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { offeredPrice, usualOffer } from '#tests/support/steps/offer.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { endHolds, hoursHeld, left } = heldSlots(environment);

const heldUntil = async (id: string) =>
  (
    await environment.sql(
      `select to_char(held_until at time zone 'Africa/Kigali', 'YYYY-MM-DD HH24:MI') as until from bookings where id = $1`,
      [id],
    )
  )[0]?.['until'];

test('a request holds its slot for three days, or until the last day of its offer', async () => {
  const { id } = await requestedPrice();
  expect(await hoursHeld(id)).toBe(72);
  const desk = deskOf(admin, id);
  await desk.offer(usualOffer);
  expect(await heldUntil(id)).toBe(`${inDays(8)} 00:00`);
  const [mail] = await mailsTo(environment, 'aline@example.com', 'Our price for booking');
  expect(mail?.text).toContain('We keep your date until the end of');
  await desk.offer({ ...usualOffer, lastDay: inDays(2) });
  expect(await heldUntil(id), 'another offer').toBe(`${inDays(3)} 00:00`);
  await desk.withdraw();
  expect(await hoursHeld(id), 'withdrawn').toBe(72);
});

test('an accepted offer holds the slot for its payment, and never for less than the offer did', async () => {
  const short = await offeredPrice(environment, admin, { ...usualOffer, lastDay: inDays(0) });
  expect((await short.accept(short.offer)).status).toBe(201);
  expect(await hoursHeld(short.id)).toBe(24);
  const long = await offeredPrice(environment, admin);
  expect((await long.accept(long.offer)).status).toBe(201);
  expect(await heldUntil(long.id)).toBe(`${inDays(8)} 00:00`);
});

test('an offer for a request whose hold has expired takes a free slot or gets 409', async () => {
  await everyDayTakes(environment, 1);
  const desk = deskOf(admin, (await requestedPrice()).id);
  await endHolds();
  expect(await left()).toBe(1);
  const other = await booked({ email: 'bosco@example.com' });
  const refused = await desk.offer(usualOffer);
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { error: expect.stringContaining('move it to another day first'), current: { offers: [] } },
  ]);
  await endHolds(other.id);
  expect(bookingIn(await desk.offer(usualOffer)).slot).toMatchObject({ state: 'held' });
  expect(await left()).toBe(0);
});

test('accepting an offer gets 409 if its date is taken by then', async () => {
  await everyDayTakes(environment, 1);
  const { id, accept, offer } = await offeredPrice(environment, admin);
  await endHolds();
  await booked({ email: 'bosco@example.com' });
  const { status, json } = await accept(offer);
  expect([status, json]).toMatchObject([
    409,
    { error: expect.stringContaining('no longer free'), current: { slot: { state: 'ended' } } },
  ]);
  expect(await environment.sql('select 1 from payments where booking_id = $1', [id])).toEqual([]);
});

test('a moved request holds its new slot for three days, like a new request', async () => {
  const { id } = await requestedPrice();
  await endHolds();
  expect((await deskOf(admin, id).moveTo(addDays(bookableDay, 7))).status).toBe(200);
  expect(await hoursHeld(id)).toBe(72);
});
