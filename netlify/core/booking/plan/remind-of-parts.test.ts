import { describe, expect, test } from 'vitest';
import { mailsAbout } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { db } from '../../database.ts';
import { dispatchMail } from '../../mail/dispatch-mail.ts';
import { storePlan } from '../../payment/plan/plan-queries.ts';
import { remindOfParts } from './remind-of-parts.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

/** The balance of a session on 13 March 2030 is due on 6 March, a Wednesday. */
const at = (moment: string) => new Date(`2030-03-${moment}:00+02:00`);
const [threeDaysBefore, dueDay] = ['03T09:00', '06T09:00'];

async function bookedInParts() {
  const booking = await bookedWithLink(environment.mailbox);
  await environment.sql(
    `update bookings set event_date = '2030-03-13', status = 'confirmed', held_until = null where id = $1`,
    [booking.id],
  );
  await db().transaction((tx) =>
    storePlan(tx, booking.id, [
      { amount: 120_000, dueDay: '2030-03-01', daysBefore: null },
      { amount: 280_000, dueDay: null, daysBefore: 7 },
    ]),
  );
  return booking;
}

async function reminders() {
  await dispatchMail();
  return (await mailsAbout(environment, 'Please pay')).map(({ subject }) => subject);
}

const texts = async () =>
  environment.sql(`select subject from outbox where channel = 'sms' and dedupe_key like 'booking-part-due%'`);

describe('reminders of a part', () => {
  test('an open part is reminded of once three days before and once on its day', async () => {
    const { id, reference } = await bookedInParts();
    await deskOf(admin, id).pay(120_000);
    await Promise.all([remindOfParts(at(threeDaysBefore)), remindOfParts(at(threeDaysBefore))]);
    await remindOfParts(at('03T10:00'));
    expect(await reminders()).toEqual([`Please pay 280,000 RWF by 6 March 2030: booking ${reference}`]);
    for (const day of ['04T09:00', '05T09:00', dueDay, '06T10:00', '07T09:00']) await remindOfParts(at(day));
    expect(await reminders()).toHaveLength(2);
    expect(await reminders()).toContain(`Please pay 280,000 RWF today: booking ${reference}`);
    expect(await texts()).toHaveLength(2);
    const [mail] = await mailsAbout(environment, 'Please pay');
    expect(mail?.text).toMatch(/Deposit\D+120,000 RWF\. Paid/);
    expect((await mine('GET', tokenIn(mail?.text ?? ''))).json).toMatchObject({ reference });
  });

  test('the sum includes an earlier part that is still open', async () => {
    await bookedInParts();
    await remindOfParts(at(threeDaysBefore));
    expect((await reminders())[0]).toContain('Please pay 400,000 RWF');
  });

  test('a moved session is reminded of again before its new day', async () => {
    const { id } = await bookedInParts();
    await deskOf(admin, id).pay(120_000);
    await remindOfParts(at(threeDaysBefore));
    await environment.sql(`update bookings set event_date = '2030-03-20'`);
    await remindOfParts(at('10T09:00'));
    expect(await reminders()).toHaveLength(2);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['that is paid', (id) => deskOf(admin, id).pay(400_000)],
    [
      'of a cancelled booking',
      () => environment.sql(`update bookings set status = 'cancelled', cancelled_at = now()`),
    ],
    [
      'of an erased client',
      () => environment.sql(`update bookings set name = 'Deleted account', email = '', phone = ''`),
    ],
    [
      'while the slot is only held',
      () => environment.sql(`update bookings set status = 'pending', held_until = now()`),
    ],
    [
      'due on the day it was agreed',
      () => environment.sql(`update bookings set created_at = '2030-03-06T08:00:00+02:00'`),
    ],
  ])('no reminder is sent of a part %s', async (_of, change) => {
    const { id } = await bookedInParts();
    await change(id);
    for (const day of [threeDaysBefore, dueDay]) await remindOfParts(at(day));
    expect(await reminders()).toEqual([]);
  });

  test.each(['03T07:59', '03T20:00', '06T00:00'])('no reminder is sent at night, on %s', async (moment) => {
    await bookedInParts();
    await remindOfParts(at(moment));
    expect(await reminders()).toEqual([]);
  });
});
