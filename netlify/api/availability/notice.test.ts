import { describe, expect, test } from 'vitest';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { book, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import {
  fieldsOf,
  openForm,
  orderOf,
  portrait,
  press,
  sentencesOf,
  typed,
} from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { publishCalendar } from '#tests/support/steps/studio-calendar.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const client = setUpUser('aline@example.com', 'USER');

const sentence = expect.stringMatching(
  /^We need 2 days’ notice, because we confirm each booking within 24 hours\..+call us on \+250 700 000 001.+WhatsApp/,
);

/** No holidays, so that only the notice period closes a day. */
const openEveryDay = { yearlyHolidays: '', holidays: '' };

async function dayOf(day: string): Promise<DayAvailability | undefined> {
  const { json } = await call('GET', `/api/availability?month=${monthOf(day)}`);
  return (json as { days: DayAvailability[] }).days.find((one) => one.day === day);
}

describe('the two-day notice period', () => {
  test('today and tomorrow are too soon with two days’ notice, and the day after is free', async () => {
    await publishCalendar(environment, openEveryDay);
    expect(await dayOf(inDays(0))).toEqual({ day: inDays(0), left: 0, tooSoon: 2 });
    expect(await dayOf(inDays(1))).toEqual({ day: inDays(1), left: 0, tooSoon: 2 });
    expect(await dayOf(inDays(2))).toEqual({ day: inDays(2), left: 8 });
  });

  test('staff see the slots of today and tomorrow for an order, and a client’s login gets 403', async () => {
    await publishCalendar(environment, { ...openEveryDay, photography: 1 });
    const free = async (sku: string) => {
      const { json } = await admin.call('GET', `/api/days/free?month=${monthOf(inDays(1))}&sku=${sku}`);
      return (json as { days: DayAvailability[] }).days.find(({ day }) => day === inDays(1));
    };
    expect(await free('sessions/photography/2h/basic')).toEqual({ day: inDays(1), left: 1 });
    expect(await free('sessions/videography/event/basic')).toEqual({ day: inDays(1), left: 8 });
    const { status } = await client.call('GET', `/api/days/free?month=${monthOf(inDays(1))}`);
    expect(status).toBe(403);
  });

  test.each([0, 1])('a booking %i days ahead gets 422 with the phone number and WhatsApp', async (days) => {
    await publishCalendar(environment, openEveryDay);
    const { status, json } = await book(bookingRequest({ eventDate: inDays(days) }));
    expect([status, json]).toMatchObject([422, { fields: { eventDate: sentence } }]);
    expect(await environment.sql('select 1 from bookings')).toEqual([]);
  });

  test('a booking two days ahead gets 201', async () => {
    await publishCalendar(environment, openEveryDay);
    expect((await book(bookingRequest({ eventDate: inDays(2) }))).status).toBe(201);
  });

  test('the plain form explains the notice period at the date when tomorrow is chosen', async () => {
    await publishCalendar(environment, openEveryDay);
    const form = await openForm(orderOf(portrait));
    expect(form.text).toContain(`min="${inDays(2)}"`);
    const refused = await press(form, { ...typed, eventDate: inDays(1) });
    expect(sentencesOf(refused.text)).toEqual({ eventDate: sentence });
    expect(fieldsOf(refused.text)).toMatchObject({ eventDate: inDays(1), name: typed.name });
  });

  test('the notice period binds clients who move a session or renew its date, but not staff', async () => {
    await publishCalendar(environment, openEveryDay);
    const { id, token } = await bookedWithLink(environment.mailbox);
    const move = () => mine('PUT', token, { body: { eventDate: inDays(1) } });
    expect(await move()).toMatchObject({ status: 422, json: { fields: { eventDate: sentence } } });
    await environment.sql(`update bookings set held_until = now() - interval '1 hour'`);
    expect(await move()).toMatchObject({ status: 422, json: { fields: { eventDate: sentence } } });
    expect((await deskOf(admin, id).act('PUT', '/day', { eventDate: inDays(0) })).status).toBe(200);
  });

  test('a late payment that arrives the day before the session keeps the date', async () => {
    await publishCalendar(environment, openEveryDay);
    const { transactionRef, total } = await booked();
    await environment.sql(`update bookings set event_date = $1, held_until = now() - interval '1 hour'`, [
      inDays(1),
    ]);
    await postWebhook(paidEvent(transactionRef, total));
    expect(await environment.sql('select event_date::text from bookings')).toEqual([
      { event_date: inDays(1) },
    ]);
  });

  test('the calendar sets the notice period, and zero allows bookings for today', async () => {
    await publishCalendar(environment, { ...openEveryDay, noticeDays: 0 });
    expect(await dayOf(inDays(0))).toEqual({ day: inDays(0), left: 8 });
    expect((await book(bookingRequest({ eventDate: inDays(0) }))).status).toBe(201);
    await publishCalendar(environment, { ...openEveryDay, noticeDays: 5 });
    expect(await dayOf(inDays(4))).toEqual({ day: inDays(4), left: 0, tooSoon: 5 });
  });
});
