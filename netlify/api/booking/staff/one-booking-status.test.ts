import { describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { afterUndoTime, bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('confirming a booking', () => {
  test('a confirmation mails the client one calendar file', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(admin, id);
    expect(bookingIn(await desk.confirm()).status).toBe('confirmed');
    expect(bookingIn(await desk.confirm()).status).toBe('confirmed');
    await afterUndoTime(environment);
    const mails = await mailsTo(environment, 'aline@example.com', `Your booking ${reference} is confirmed`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('There is 400,000 RWF left to pay.');
    expect(mails[0]?.attachments[0]?.content).toContain('STATUS:CONFIRMED');
    expect(await actsOf(environment, admin)).toEqual([
      {
        action: 'booking.confirmed',
        before: { status: 'pending', heldUntil: expect.any(String) },
        after: { status: 'confirmed' },
      },
    ]);
    expect((await desk.see()).history[0]).toMatchObject({
      action: 'booking.confirmed',
      actor: 'Aline Uwase',
    });
  });
});

describe('cancelling a booking', () => {
  test.each([
    ['studio', 'everything', -400_000, 'We are sorry: we have cancelled this booking.'],
    ['client', 'less-costs', 0, 'As you asked, we have cancelled this booking.'],
  ])(
    'cancelling by the %s states the refund and records what is owed',
    async (by, refund, balance, sentence) => {
      const { id } = await bookedAndPaid();
      const desk = deskOf(admin, id);
      await desk.confirm();
      const cancelled = bookingIn(
        await desk.act('PUT', '', { status: 'cancelled', reason: 'The camera broke.', by }),
      );
      expect(cancelled).toMatchObject({
        status: 'cancelled',
        balance: { balance, due: 0, owedBack: Math.abs(balance) },
        refund: { client: { refund }, studio: { refund } },
      });
      const [mail] = await mailsTo(
        environment,
        'aline@example.com',
        `Your booking ${cancelled.reference} is cancelled`,
      );
      expect(mail?.text).toContain(sentence);
      expect(mail?.text).toContain('The camera broke.');
      expect(mail?.attachments[0]?.content).toContain('METHOD:CANCEL');
      expect(await notificationsOf(environment, `kind = 'refund'`)).toHaveLength(1);
    },
  );

  test('cancelling frees the slot of the day', async () => {
    await everyDayTakes(environment, 1);
    const { id } = await booked();
    await expect(booked()).rejects.toThrow('422');
    await deskOf(admin, id).cancel();
    expect((await booked()).reference).toMatch(/^FTS-/);
  });
});
