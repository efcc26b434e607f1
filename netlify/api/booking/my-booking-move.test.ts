import { describe, expect, test } from 'vitest';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink, mine, ownBooking } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

const environment = setUpEnvironment();

const today = todayInKigali(new Date());
const otherDay = addDays(bookableDay, 1);

const { bookedHere, inDays, bookingRow, moveTo, changesOf } = ownBooking(environment);

describe('moving', () => {
  test('changes the day once, with mails, calendar, notification and a trace', async () => {
    const { token, id, reference } = await bookedHere();
    const { status, json } = await moveTo(token, otherDay);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      eventDate: otherDay,
      move: { reason: expect.stringContaining('moved this session once') },
    });
    expect(await changesOf('booking.moved')).toEqual([
      { before: { eventDate: bookableDay, moves: 0 }, after: { eventDate: otherDay, moves: 1 } },
    ]);
    const subject = `Your booking ${reference} is now on ${formatDate(otherDay)}`;
    const [mail, ...more] = await mailsTo(environment, 'aline@example.com', subject);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`instead of ${formatDate(bookableDay)}`);
    expect((await mine('GET', tokenIn(mail?.text ?? ''))).status).toBe(200);
    const [staff] = await mailsTo(environment, 'bookings@fts.example', 'Moved:');
    for (const calendar of [mail?.attachments[0]?.content, staff?.attachments[0]?.content]) {
      expect(calendar).toContain(`UID:${id}@`);
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain(`DTSTART;VALUE=DATE:${otherDay.replaceAll('-', '')}`);
    }
    const notes = await environment.sql(
      `select text from notifications where dedupe_key like 'booking-moved%'`,
    );
    expect(notes).toEqual([{ text: expect.stringContaining(formatDate(otherDay)) }]);
  });

  test('to the same day, as after a lost answer, changes nothing', async () => {
    const { token } = await bookedHere();
    const answers = await Promise.all([1, 2, 3].map(() => moveTo(token, otherDay)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await bookingRow()).toMatchObject({ moves: 1, revision: 1 });
    expect(await changesOf('booking.moved')).toHaveLength(1);
    expect(await mailsTo(environment, 'aline@example.com', 'Your booking')).toHaveLength(1);
  });

  test('twice at once to two days moves it once', async () => {
    const { token } = await bookedHere();
    const answers = await Promise.all([moveTo(token, otherDay), moveTo(token, addDays(otherDay, 1))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const moved = answers.find(({ status }) => status === 200)?.json as { eventDate: string };
    expect(await bookingRow()).toMatchObject({ event_date: expect.anything(), moves: 1 });
    expect((await mine('GET', token)).json).toMatchObject({ eventDate: moved.eventDate });
  });

  test('gives an open booking its first day, and can move it once after that', async () => {
    const { token } = await bookedWithLink(environment.mailbox, undated);
    expect((await mine('GET', token)).json).not.toHaveProperty('calendar');
    expect((await moveTo(token, bookableDay)).json).toMatchObject({ eventDate: bookableDay, move: {} });
    expect((await moveTo(token, otherDay)).status).toBe(200);
    expect((await moveTo(token, bookableDay)).status).toBe(409);
  });

  test.each([
    ['less than 72 hours before', 2, 'less than 72 hours'],
    ['when its day has passed', -1, 'on the day of your session, so this page can no longer move it'],
  ])('%s is refused with whom to call', async (_, days, sentence) => {
    const { token } = await bookedHere();
    await inDays(days);
    const { status, json } = await moveTo(token, otherDay);
    expect(status).toBe(409);
    expect(json).toEqual({ error: expect.stringContaining(sentence) });
    expect(json).toEqual({ error: expect.stringContaining('+250 700 000 001') });
    expect(await changesOf('booking.moved')).toEqual([]);
  });

  test.each([
    ['2026-02-30', 'exists'],
    ['tomorrow', 'exists'],
    [addDays(today, -1), 'has passed'],
    [addDays(today, 731), 'two years'],
    ['', 'choose a date'],
    [null, 'choose a date'],
    [20261201, 'choose a date'],
    [{ $gt: '' }, 'choose a date'],
  ])('to %j is 422 at the field', async (eventDate, sentence) => {
    const { token } = await bookedHere();
    const { status, json } = await mine('PUT', token, { body: { eventDate } });
    expect([status, json]).toMatchObject([422, { fields: { eventDate: expect.stringContaining(sentence) } }]);
    expect(await bookingRow()).toMatchObject({ moves: 0, revision: 0 });
  });
});
