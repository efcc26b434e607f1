import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { umugandaOf } from '#src/lib/dates/umuganda.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookByStaff, bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { bookableDay, booked, undated, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf, expectStaffOnly } from '#tests/support/staff-calls.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const superAdmin = setUpUser('jean@fts.example', 'SUPERADMIN');

const aline = 'aline@example.com';
const otherDay = workingDay(60);
const wholeDay = { startsAt: null, minutes: null };
const at = (time: string, day = bookableDay, minutes: number | null = 120) => ({
  startsAt: `${day}T${time}:00+02:00`,
  minutes,
});
const stamp = (day: string, time: string) => `${day.replaceAll('-', '')}T${time}Z`;

const setHour = (id: string, hour: object, staff = admin) => deskOf(staff, id).act('PUT', '/session', hour);

const textsOf = () => environment.sql(`select id from outbox where subject = 'Time of the session'`);

describe('the hour of a session', () => {
  test('an hour set on the same day reaches the client by email, text and file, and is no move', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox);
    const before = await deskOf(admin, id).see();
    const set = bookingIn(await setHour(id, at('14:00')));
    expect(set).toMatchObject({ eventDate: bookableDay, startTime: '14:00', minutes: 120, moves: 0 });
    expect(set.slot).toEqual(before.slot);
    const day = formatDate(bookableDay);
    const subject = `Your booking ${set.reference} is on ${day} at 14:00`;
    const [mail, ...more] = await mailsTo(environment, aline, subject);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Your session on ${day} starts at 14:00 and takes 2 hours.`);
    expect(mail?.text).toContain(`${day}, 14:00–16:00`);
    const file = mail?.attachments[0]?.content;
    for (const line of [`DTSTART:${stamp(bookableDay, '120000')}`, 'DURATION:PT120M', `UID:${id}@`])
      expect(file).toContain(line);
    expect(file).toContain('SEQUENCE:1');
    expect(file).not.toContain('agree the time');
    expect(await textsOf()).toHaveLength(1);
    expect((await mine('GET', token)).json).toMatchObject({
      startTime: '14:00',
      minutes: 120,
      calendar: { content: expect.stringContaining('DURATION:PT120M') },
    });
    expect(await actsOf(environment, admin)).toEqual([
      {
        action: 'booking.hour-changed',
        before: { eventDate: bookableDay, startTime: null, minutes: null },
        after: { eventDate: bookableDay, startTime: '14:00', minutes: 120 },
      },
    ]);
  });

  test('an hour set on another day moves the session with one message', async () => {
    const { id } = await booked();
    await setHour(id, at('14:00'));
    const moved = bookingIn(await setHour(id, at('15:30', otherDay, 45)));
    expect(moved).toMatchObject({ eventDate: otherDay, startTime: '15:30', minutes: 45, moves: 0 });
    const [mail, ...more] = await mailsTo(environment, aline, `Your booking ${moved.reference} is now on`);
    expect(more).toEqual([]);
    const [from, to] = [bookableDay, otherDay].map(formatDate);
    expect(mail?.text).toContain(`Your session is now on ${to} at 15:30 instead of ${from} at 14:00.`);
    expect(mail?.attachments[0]?.content).toContain('SEQUENCE:2');
    expect(mail?.attachments[0]?.content).toContain(`DTSTART:${stamp(otherDay, '133000')}`);
    expect((await actsOf(environment, admin)).map(({ action }) => action)).toContain('booking.moved');
  });

  test('a session whose hour is cleared takes the whole day, and the client gets a message', async () => {
    const { id, reference } = await booked();
    await setHour(id, at('14:00'));
    expect(bookingIn(await setHour(id, wholeDay))).toMatchObject({
      eventDate: bookableDay,
      startTime: null,
      minutes: null,
    });
    const [mail] = await mailsTo(environment, aline, `Your booking ${reference} has no time yet`);
    expect(mail?.text).toContain('Before, the session started at 14:00.');
    expect(mail?.attachments[0]?.content).toContain('We’ll agree the time with you.');
  });

  test('an hour cleared with a new day moves the session for the whole day', async () => {
    const { id } = await booked();
    await setHour(id, at('14:00'));
    const moved = bookingIn(await setHour(id, { ...wholeDay, eventDate: otherDay }));
    expect(moved).toMatchObject({ eventDate: otherDay, startTime: null, minutes: null });
  });

  test('an hour that is sent twice makes one message', async () => {
    const { id } = await booked();
    const first = bookingIn(await setHour(id, at('14:00')));
    const utc = { startsAt: `${bookableDay}T12:00:00Z`, minutes: 120 };
    expect(bookingIn(await setHour(id, utc))).toMatchObject({
      startTime: '14:00',
      version: first.version + 1,
    });
    expect(await textsOf()).toHaveLength(1);
  });

  test('a move by day keeps the hour, by staff and by the client', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox);
    await setHour(id, at('14:00'));
    const hour = { startTime: '14:00', minutes: 120 };
    expect(bookingIn(await deskOf(admin, id).moveTo(otherDay))).toMatchObject({
      eventDate: otherDay,
      ...hour,
    });
    const body = { eventDate: bookableDay };
    const { status, json } = await mine('PUT', token, { body });
    expect([status, json]).toMatchObject([200, { eventDate: bookableDay, ...hour }]);
    const [staff] = await mailsTo(environment, 'bookings@fts.example', 'Moved:');
    expect(staff?.text).toContain(`${formatDate(otherDay)}, 14:00–16:00`);
  });

  test('staff may set an hour before 11:00 on Umuganda, but a move to it starts at 11:00', async () => {
    const umuganda = umugandaOf(addDays(bookableDay, 40).slice(0, 7));
    await everyDayTakes(environment, 5);
    const { id } = await booked();
    await setHour(id, at('09:00'));
    expect(bookingIn(await deskOf(admin, id).moveTo(umuganda))).toMatchObject({ startTime: '11:00' });
    expect(bookingIn(await setHour(id, at('09:00', umuganda)))).toMatchObject({ startTime: '09:00' });
  });

  test('the client’s notice counts back from the hour once it is set', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox);
    const soon = inDays(3);
    await environment.sql('update bookings set event_date = $1, start_time = $2, minutes = 60', [
      soon,
      '00:00',
    ]);
    const seen = (await mine('GET', token)).json as MyBooking;
    expect(seen.move.reason).toContain('less than 72 hours before the session, counted from 00:00');
    await environment.sql(`update bookings set event_date = $1, start_time = '23:59'`, [soon]);
    expect(((await mine('GET', token)).json as MyBooking).move).toEqual({});
    expect((await deskOf(admin, id).see()).startTime).toBe('23:59');
  });
});

describe('a booking by staff', () => {
  test('a booking with an hour has it from the first email on', async () => {
    const client = { name: 'Bosco', email: 'bosco@example.com' };
    const { booking } = await bookedByStaff(admin, { client, startTime: '14:00', minutes: 90 });
    expect(await deskOf(admin, booking.id).see()).toMatchObject({ startTime: '14:00', minutes: 90 });
    const [mail] = await mailsTo(environment, client.email, 'We received your booking');
    expect(mail?.text).toContain(`${formatDate(bookableDay)}, 14:00–15:30`);
    expect(mail?.attachments[0]?.content).toContain('DURATION:PT90M');
  });

  test('a booking of goods keeps no hour', async () => {
    const items = [{ sku: 'frames/photobook-a4/basic', quantity: 1 }];
    const answer = await bookByStaff(admin, {
      items,
      totalAmount: 70_000,
      startTime: '14:00',
      minutes: 90,
    });
    const { booking } = answer.json as { booking: { id: string } };
    expect(await deskOf(admin, booking.id).see()).toMatchObject({ kind: 'goods', startTime: null });
  });
});

describe('refusals', () => {
  test.each<[name: string, field: string, hour: object]>([
    ['without a zone', 'startsAt', { startsAt: `${bookableDay}T14:00:00`, minutes: 60 }],
    ['that is no time', 'startsAt', { startsAt: 'tomorrow', minutes: 60 }],
    ['on a day that does not exist', 'startsAt', { startsAt: '2027-02-30T10:00:00Z', minutes: 60 }],
    ['between two minutes', 'startsAt', { startsAt: `${bookableDay}T14:00:30Z`, minutes: 60 }],
    ['that is a number', 'startsAt', { startsAt: 1, minutes: 60 }],
    ['that is missing', 'startsAt', { minutes: 60 }],
    ['without a length', 'minutes', at('14:00', bookableDay, null)],
    ['of 14 minutes', 'minutes', at('14:00', bookableDay, 14)],
    ['of more than 24 hours', 'minutes', at('14:00', bookableDay, 1441)],
    ['of half a minute', 'minutes', at('14:00', bookableDay, 60.5)],
    ['with a length and no start', 'startsAt', { startsAt: null, minutes: 60 }],
    ['with a second day', 'eventDate', { ...at('14:00'), eventDate: otherDay }],
    ['on a past day', 'eventDate', at('14:00', inDays(-1))],
    ['beyond two years', 'eventDate', at('14:00', inDays(800))],
    ['late on the day before, in UTC', 'eventDate', { startsAt: `${inDays(-2)}T21:59:00Z`, minutes: 60 }],
  ])('a session %s gets 422 at %s and changes nothing', async (_, field, hour) => {
    const desk = deskOf(admin, (await booked()).id);
    const before = await desk.see();
    const { status, json } = await desk.act('PUT', '/session', hour);
    expect([status, json]).toMatchObject([422, { fields: { [field]: expect.any(String) } }]);
    expect(await desk.see()).toEqual(before);
  });

  test('a move to a full day gets 422, and a session of that day still gets an hour', async () => {
    await everyDayTakes(environment, 1);
    const { id } = await booked();
    const other = await booked({ eventDate: otherDay, email: 'bosco@example.com' });
    const { status, json } = await setHour(id, at('14:00', otherDay));
    expect([status, json]).toMatchObject([422, { fields: { eventDate: expect.any(String) } }]);
    expect((await setHour(other.id, at('14:00', otherDay))).status).toBe(200);
  });

  test('a session whose day has passed, a cancelled one and goods get no hour', async () => {
    const { id } = await booked();
    await environment.sql('update bookings set event_date = $1', [inDays(-1)]);
    expect((await setHour(id, at('14:00', inDays(-1)))).status).toBe(422);
    await environment.sql(`update bookings set event_date = $1`, [bookableDay]);
    await deskOf(admin, id).cancel();
    const refusal = { error: expect.stringContaining('cancelled'), current: await deskOf(admin, id).see() };
    const { status, json } = await setHour(id, at('14:00'));
    expect([status, json]).toEqual([409, refusal]);
    await environment.sql(
      `update bookings set status = 'pending', event_date = null, kind = 'goods', held_until = null`,
    );
    expect((await setHour(id, at('14:00'))).status).toBe(409);
  });

  test('a session that lost its slot on a full day gets no hour there', async () => {
    await everyDayTakes(environment, 1);
    const { id } = await booked();
    await environment.sql(`update bookings set held_until = now() - interval '1 minute' where id = $1`, [id]);
    await booked({ email: 'bosco@example.com' });
    const { status, json } = await setHour(id, at('14:00'));
    expect([status, json]).toMatchObject([
      409,
      { error: expect.stringContaining('has no slot left for it') },
    ]);
    expect(await textsOf()).toEqual([]);
    expect((await setHour(id, at('14:00', otherDay))).status).toBe(200);
  });

  test('a start that has passed today gets 422, and the length of a running one is changed', async () => {
    const today = todayInKigali(new Date());
    const { id } = await booked();
    await environment.sql('update bookings set event_date = $1', [today]);
    const { status, json } = await setHour(id, at('00:00', today));
    expect([status, json]).toMatchObject([422, { fields: { startsAt: expect.any(String) } }]);
    await environment.sql(`update bookings set start_time = '00:00', minutes = 60`);
    expect((await setHour(id, at('00:00', today, 90))).status).toBe(200);
  });

  test('a session without a day gets day and hour at once, and nothing to clear', async () => {
    const { id } = await booked(undated);
    expect(bookingIn(await setHour(id, wholeDay))).toMatchObject({ eventDate: null, startTime: null });
    expect(bookingIn(await setHour(id, at('14:00')))).toMatchObject({
      eventDate: bookableDay,
      startTime: '14:00',
    });
  });

  test('a stale version gets 409 with the booking as it is now', async () => {
    const desk = deskOf(admin, (await booked()).id);
    const { version } = await desk.see();
    await setHour((await desk.see()).id, at('14:00'));
    const { status, json } = await desk.act('PUT', '/session', { ...at('16:00'), version });
    expect([status, json]).toMatchObject([409, { current: { startTime: '14:00' } }]);
  });

  test('an hour set by two staff at once is stored once, and the other gets 409', async () => {
    const { id } = await booked();
    const { version } = await deskOf(admin, id).see();
    const answers = await Promise.all([
      setHour(id, { ...at('14:00'), version }),
      setHour(id, { ...at('16:00', otherDay), version }, superAdmin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an hour from a client or a visitor is refused', async () => {
    const { id } = await booked();
    await expectStaffOnly(environment, [
      ['PUT', `/api/bookings/${id}/session`, { ...at('14:00'), version: 1 }],
    ]);
  });
});

test('a session that loses its day to a late payment loses its hour too', async () => {
  await everyDayTakes(environment, 1);
  const { id } = await booked();
  await setHour(id, at('14:00'));
  await environment.sql(`update bookings set held_until = now() - interval '1 minute' where id = $1`, [id]);
  await booked({ email: 'bosco@example.com' });
  expect((await deskOf(admin, id).pay(1000)).status).toBe(201);
  const { history, ...lost } = await deskOf(admin, id).see();
  expect(lost).toMatchObject({ eventDate: null, startTime: null, minutes: null });
  expect(history.find(({ action }) => action === 'booking.date-lost')).toMatchObject({
    before: { eventDate: bookableDay, startTime: '14:00', minutes: 120 },
  });
});

test('the file of tomorrow’s session at night has its start in UTC', async () => {
  const { id } = await booked();
  await environment.sql('update bookings set event_date = $1', [inDays(1)]);
  const set = bookingIn(await setHour(id, at('00:30', inDays(1), 30)));
  const [mail] = await mailsTo(environment, aline, `Your booking ${set.reference} is on`);
  expect(mail?.attachments[0]?.content).toContain(`DTSTART:${stamp(inDays(0), '223000')}`);
});

describe('messages of earlier changes that have not left', () => {
  const waiting = async () =>
    (
      await environment.sql<{ subject: string }>(
        `select subject from outbox where channel = 'sms' and status = 'waiting' and tries = 0
         and subject in ('Time of the session', 'Booking moved') order by created_at`,
      )
    ).map(({ subject }) => subject);
  /** Texts wait for the morning, at any hour of the test. */
  const unsent = () =>
    environment.sql(`update outbox set status = 'waiting', tries = 0 where channel = 'sms'`);

  test('about the hour give way to the newest hour', async () => {
    const { id } = await booked();
    for (const time of ['10:00', '11:00', '12:00']) {
      await setHour(id, at(time));
      await unsent();
    }
    expect(await waiting()).toEqual(['Time of the session']);
  });

  test('about the day outlive a new hour and give way to another day', async () => {
    const { id } = await booked();
    await deskOf(admin, id).moveTo(otherDay);
    await unsent();
    await setHour(id, at('10:00', otherDay));
    await unsent();
    expect(await waiting()).toEqual(['Booking moved', 'Time of the session']);
    await deskOf(admin, id).moveTo(bookableDay);
    await unsent();
    expect(await waiting()).toEqual(['Booking moved']);
  });
});
