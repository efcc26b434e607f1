import { expect, test } from 'vitest';
import { mailsTo } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const text = 'Yes, we deliver to Huye.\n\nGrace';

test('a reply mails the client the question and a link, and the history keeps its text', async () => {
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

test('two simultaneous replies for one version send one email', async () => {
  const { id, reference } = await booked();
  const desk = deskOf(admin, id);
  const { version } = await desk.see();
  const answers = await Promise.all([1, 2].map(() => desk.act('POST', '/reply', { text, version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await mailsTo(environment, 'aline@example.com', `About your booking ${reference}`)).toHaveLength(1);
});

test('an empty or too long reply gets 422', async () => {
  const desk = deskOf(admin, (await booked()).id);
  for (const wrong of ['', 'x'.repeat(5001)])
    expect((await desk.act('POST', '/reply', { text: wrong })).status).toBe(422);
});

test('a reply to a client whose account is deleted gets 409', async () => {
  const { id } = await booked();
  await environment.sql(`update bookings set email = '' where id = $1`, [id]);
  const { status, json } = await deskOf(admin, id).act('POST', '/reply', { text });
  expect([status, json]).toMatchObject([409, { error: expect.stringContaining('no address') }]);
});
