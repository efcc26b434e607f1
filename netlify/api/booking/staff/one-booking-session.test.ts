import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, booked, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { everyDayTakes } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('the session', () => {
  test('staff move a session to a free day; the client gets a mail and keeps their own move', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const eventDate = workingDay(60);
    const moved = bookingIn(await desk.moveTo(eventDate));
    expect(moved).toMatchObject({ eventDate, moves: 0 });
    expect(
      await mailsTo(environment, 'aline@example.com', `Your booking ${moved.reference} is now on`),
    ).toHaveLength(1);
    expect(await mailsTo(environment, 'bookings@fts.example', 'Moved:')).toEqual([]);
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.moved', before: { eventDate: bookableDay }, after: { eventDate } },
    ]);
  });

  test('a move to a full day gets 422', async () => {
    await everyDayTakes(environment, 1);
    const other = workingDay(60);
    await booked({ eventDate: other });
    const { id } = await booked();
    const { status, json } = await deskOf(admin, id).moveTo(other);
    expect([status, json]).toMatchObject([422, { fields: { eventDate: expect.any(String) } }]);
  });

  test('staff change the location, and deleting the account erases it from the log', async () => {
    const { id } = await booked();
    const moved = bookingIn(
      await deskOf(admin, id).act('PUT', '/location', { location: 'KG 7 Ave, Remera' }),
    );
    expect(moved.location).toBe('KG 7 Ave, Remera');
    const [mail] = await mailsTo(
      environment,
      'aline@example.com',
      `Your booking ${moved.reference} has a new location`,
    );
    expect(mail?.text).toContain('The new location: KG 7 Ave, Remera');
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.location-changed', after: { location: 'KG 7 Ave, Remera' } },
    ]);
    await environment.sql(`update payments set status = 'failed'`);
    const aline = await makeUser('aline@example.com');
    await admin.call('POST', `/api/bookings/${id}/notes`, { text: 'Aline is shy.' });
    await environment.sql(`update bookings set status = 'cancelled', cancelled_at = now()`);
    expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
    await environment.sql('delete from outbox');
    const left = await everythingIn(environment);
    expect(left).not.toContain('Remera');
    expect(left).not.toContain('Aline is shy');
  });
});
