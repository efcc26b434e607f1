import { describe, expect, test } from 'vitest';
import { mailsAbout } from '#tests/support/mails.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { dispatchMail } from '../../mail/dispatch-mail.ts';
import { remindOfTomorrow } from './remind.ts';

const environment = setUpEnvironment();

/** A time on a Tuesday in Kigali, the day before the session. */
const at = (hour: string) => new Date(`2030-03-05T${hour}:00+02:00`);

async function bookedFor(day: string, status = 'confirmed') {
  const booking = await bookedWithLink(environment.mailbox);
  await environment.sql('update bookings set event_date = $1, status = $2, held_until = null where id = $3', [
    day,
    status,
    booking.id,
  ]);
  return booking;
}

async function reminders() {
  await dispatchMail();
  return mailsAbout(environment, 'Tomorrow:');
}

describe('reminders on the day before a session', () => {
  test('one reminder is sent, however often the job runs', async () => {
    const { reference } = await bookedFor('2030-03-06');
    await Promise.all([remindOfTomorrow(at('08:00')), remindOfTomorrow(at('08:00'))]);
    await remindOfTomorrow(at('09:00'));
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('6 March 2030');
    expect(mail?.attachments).toMatchObject([{ filename: `${reference}.ics` }]);
    expect((await mine('GET', tokenIn(mail?.text ?? ''))).json).toMatchObject({ reference });
  });

  test('the reminder names the hour once it is set, and then does not ask for it', async () => {
    const { id } = await bookedFor('2030-03-06');
    await environment.sql(`update bookings set start_time = '10:00', minutes = 120 where id = $1`, [id]);
    await remindOfTomorrow(at('08:00'));
    const [mail] = await reminders();
    expect(mail?.text).toContain('tomorrow, 6 March 2030 at 10:00. If something has come up');
    expect(mail?.text).toContain('6 March 2030, 10:00–12:00');
    expect(mail?.attachments[0]?.content).toContain('DTSTART:20300306T080000Z');
  });

  test('a run that ends early leaves the rest to the next run, and no client is reminded twice', async () => {
    for (let count = 0; count < 3; count += 1) await bookedFor('2030-03-06');
    let turns = 2;
    await remindOfTomorrow(at('08:00'), () => turns-- > 0);
    expect(await reminders()).toHaveLength(2);
    await remindOfTomorrow(at('09:00'));
    expect(await reminders()).toHaveLength(3);
  });

  test.each(['07:59', '20:00', '23:30', '00:00'])('no reminder is sent at %s', async (hour) => {
    await bookedFor('2030-03-06');
    await remindOfTomorrow(at(hour));
    expect(await reminders()).toEqual([]);
  });

  test.each(['08:00', '19:59'])('a reminder is sent at %s', async (hour) => {
    await bookedFor('2030-03-06');
    await remindOfTomorrow(at(hour));
    expect(await reminders()).toHaveLength(1);
  });

  test('a session of another day, or a cancelled one, gets no reminder', async () => {
    await bookedFor('2030-03-05');
    await bookedFor('2030-03-07');
    await bookedFor('2030-03-06', 'cancelled');
    await remindOfTomorrow(at('10:00'));
    expect(await reminders()).toEqual([]);
  });

  test('a moved session gets another reminder before its new day', async () => {
    await bookedFor('2030-03-06');
    await remindOfTomorrow(at('10:00'));
    await environment.sql(`update bookings set event_date = '2030-03-20'`);
    await remindOfTomorrow(new Date('2030-03-19T10:00:00+02:00'));
    expect(await reminders()).toHaveLength(2);
  });
});
