import { describe, expect, test } from 'vitest';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('notes', () => {
  test('staff add notes, shown warnings first, and only the author can remove a note', async () => {
    const { id } = await booked();
    const desk = deskOf(admin, id);
    const add = (text: string, first?: boolean) =>
      admin.call('POST', `/api/bookings/${id}/notes`, { text, ...(first === undefined ? {} : { first }) });
    await add('Has a dog.', true);
    const { notes } = bookingIn(await add('Likes blue.'));
    expect(notes).toMatchObject([
      { text: 'Has a dog.', first: true, own: true, author: 'Aline Uwase' },
      { text: 'Likes blue.', first: false },
    ]);
    const other = await makeUser('eric@fts.example', 'SUPERADMIN');
    const remove = (who: TestUser, note = notes[0]?.id) =>
      who.call('DELETE', `/api/bookings/${id}/notes/${note}`);
    expect((await remove(other)).status).toBe(403);
    expect(bookingIn(await remove(admin)).notes).toHaveLength(1);
    expect((await remove(admin)).status).toBe(404);
    expect((await remove(admin, 'nonsense')).status).toBe(404);
    expect((await desk.see()).history.map(({ action }) => action)).toContain('booking.note-removed');
  });

  test.each([[{ text: '' }], [{ text: 'x'.repeat(2001) }], [{ text: 'x', first: 'yes' }], [{}]])(
    'a note of %j gets 422',
    async (body) => {
      const { id } = await booked();
      expect((await admin.call('POST', `/api/bookings/${id}/notes`, body)).status).toBe(422);
    },
  );
});
