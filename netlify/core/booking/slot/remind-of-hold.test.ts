import { expect, test } from 'vitest';
import { formatDate } from '#src/lib/dates/dates.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { bookableDay, openPriced } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { dispatchMail } from '../../mail/dispatch-mail.ts';
import { dispatchTexts } from '../../sms/dispatch-texts.ts';
import { remindOfHolds } from './remind-of-hold.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const request = { items: openPriced.items, totalAmount: openPriced.min };

/** A time in Kigali, in the coming days. */
const at = (days: number, time: string) => new Date(`${inDays(days)}T${time}:00+02:00`);

/** The reminders run at noon, because in the evening they reach further ahead. */
const noon = () => at(1, '12:00');

const endIn = (minutes: number, id: string) =>
  environment.sql('update bookings set held_until = $1 where id = $2', [
    new Date(noon().getTime() + minutes * 60_000),
    id,
  ]);

async function reminders() {
  await remindOfHolds(noon());
  await dispatchMail();
  return mailsAbout(environment, `We’ll hold ${formatDate(bookableDay)} for you until`);
}

test('two hours before a hold ends its client gets one reminder with the way to pay', async () => {
  const { id, reference } = await bookedWithLink(environment.mailbox);
  await endIn(125, id);
  expect(await reminders()).toEqual([]);
  await endIn(119, id);
  await Promise.all([remindOfHolds(noon()), remindOfHolds(noon())]);
  expect(await reminders()).toHaveLength(1);
  await endIn(60, id);
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('To keep the date, pay 400,000 RWF before then');
  expect(mail?.text).toContain(`/payment-success?ref=${reference}`);
  expect((await mine('GET', tokenIn(mail?.text ?? ''))).json).toMatchObject({ reference });
});

test.each([
  ['in the afternoon', at(1, '16:00'), [at(1, '13:59')], at(1, '14:00')],
  ['late in the morning', at(2, '10:30'), [at(1, '19:30'), at(2, '08:29')], at(2, '08:30')],
  ['early in the morning', at(2, '09:30'), [at(1, '18:59')], at(1, '19:00')],
  ['at night', at(2, '03:00'), [at(1, '18:30')], at(1, '19:30')],
  ['late in the evening', at(1, '22:30'), [at(1, '18:59')], at(1, '19:00')],
  ['early in the evening', at(1, '20:30'), [at(1, '18:00')], at(1, '18:30')],
])('a text reminds of a hold that ends %s while texts may arrive', async (_, ends, before, then) => {
  const { id } = await bookedWithLink(environment.mailbox);
  await environment.sql('update bookings set held_until = $1 where id = $2', [ends, id]);
  const remindedAt = async (now: Date) => {
    await remindOfHolds(now);
    // The text is queued by the real clock, which may say night.
    await environment.sql(
      `update outbox set due_at = now(), created_at = $1, status_since = $1 where status = 'waiting'`,
      [now],
    );
    await dispatchTexts(now);
    return environment.texts.texts().filter(({ text }) => text.includes('kept only until'));
  };
  for (const early of before) expect(await remindedAt(early), early.toISOString()).toEqual([]);
  expect(await remindedAt(then)).toHaveLength(1);
  expect(await remindedAt(new Date(ends.getTime() - 60_000))).toHaveLength(1);
});

test.each([
  ['that is paid', 'held_until = null'],
  ['that is confirmed', `status = 'confirmed', held_until = null`],
  ['that is cancelled', `status = 'cancelled'`],
  ['without a date', 'event_date = null'],
  ['whose date has passed', `event_date = '${inDays(-1)}'`],
  ['whose hold has ended', `held_until = '${at(1, '11:59').toISOString()}'`],
  ['whose client deleted the account', `email = ''`],
])('a booking %s gets no reminder of its hold', async (_, change) => {
  const { id } = await bookedWithLink(environment.mailbox);
  await endIn(60, id);
  await environment.sql(`update bookings set ${change}`);
  expect(await reminders()).toEqual([]);
});

test('a request without a price notifies staff too, and gets a second reminder for its offer', async () => {
  const { id, reference } = await bookedWithLink(environment.mailbox, request);
  await endIn(60, id);
  expect((await reminders())[0]?.text).toContain('We have not sent you our price yet');
  expect(await notificationsOf(environment, `dedupe_key like 'booking-hold-ends:%'`)).toMatchObject([
    { text: expect.stringContaining(`Request ${reference}`) },
  ]);
  await deskOf(admin, id).offer({ total: request.totalAmount, lastDay: inDays(7) });
  await endIn(60, id);
  expect(await reminders()).toHaveLength(2);
  expect((await reminders()).map(({ text }) => text).join()).toContain('See and accept the offer');
});

test('a run with time for one reminder starts with a client who had none', async () => {
  const ids = [await bookedWithLink(environment.mailbox), await bookedWithLink(environment.mailbox)].map(
    ({ id }) => id,
  );
  for (const id of ids) await endIn(60, id);
  for (const _ of ids) {
    const answers = [true];
    await remindOfHolds(noon(), () => answers.pop() ?? false);
  }
  const told = await environment.sql<{ id: string }>(
    `select subject_id as id from outbox where channel = 'mail' and dedupe_key like 'booking-hold-ends:%'`,
  );
  expect(told.map(({ id }) => id).sort()).toEqual(ids.sort());
});
