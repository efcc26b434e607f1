import { expect, test } from 'vitest';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const text = 'Yes, we deliver to Huye.\n\nGrace';

test('a question by staff is emailed to the client with a link, and kept in the history', async () => {
  const { id, reference } = await booked();
  const desk = deskOf(admin, id);
  const { history } = bookingIn(await desk.act('POST', '/reply', { text }));
  expect(history[0]).toMatchObject({ action: 'booking.replied', after: { reply: text } });
  const mails = await mailsTo(environment, 'aline@example.com', `About your booking ${reference}`);
  expect(mails).toHaveLength(1);
  for (const words of ['Yes, we deliver to Huye.', 'Two families, one baby.'])
    expect(mails[0]?.text).toContain(words);
  expect(tokenIn(mails[0]?.text ?? '')).not.toBe('');
  expect(await actsOf(environment, admin)).toMatchObject([{ action: 'booking.replied' }]);
});

test('a reply to a client whose account is deleted gets 409', async () => {
  const { id } = await booked();
  await environment.sql(
    `update bookings set name = 'Deleted account', email = '', phone = '' where id = $1`,
    [id],
  );
  const { status, json } = await deskOf(admin, id).act('POST', '/reply', { text });
  expect([status, json]).toMatchObject([409, { error: expect.stringContaining('no address') }]);
});

test('staff add notes, shown warnings first, and only the author can remove a note', async () => {
  const { id } = await booked();
  const desk = deskOf(admin, id);
  await desk.act('POST', '/notes', { text: 'Has a dog.', first: true });
  const { notes } = bookingIn(await desk.act('POST', '/notes', { text: 'Likes blue.' }));
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
