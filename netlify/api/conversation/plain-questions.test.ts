import { expect, test } from 'vitest';
import { postForm } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { ownBooking } from '#tests/support/steps/booking-link.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { bookedHere } = ownBooking(environment);

const send = (fields: Record<string, string>) => postForm('/api/bookings/mine/page', fields);
const stored = () => environment.sql<{ message: string }>('select message from messages');

test('the plain page of a booking shows its conversation and a form to ask', async () => {
  const { token, id } = await bookedHere();
  await deskOf(admin, id).act('POST', '/reply', { text: 'We bring <lights>.' });
  const { status, text } = await send({ link: token });
  expect(status).toBe(200);
  expect(wordsIn(text)).toMatch(/You \d.+ FTS Studio \d.+ We bring &lt;lights&gt;\. Your question/);
});

test('a question without a script is stored once, also when the page is reloaded', async () => {
  const { token } = await bookedHere();
  for (const _ of ['first', 'reload']) {
    const { status, text } = await send({ link: token, question: 'May we bring our dog?\0' });
    expect(status).toBe(201);
    expect(wordsIn(text)).toContain('Sent. We’ll reply within 24 hours.');
    expect(wordsIn(text)).toContain('May we bring our dog?');
  }
  expect(await stored()).toEqual([{ message: 'May we bring our dog?' }]);
});

test.each([
  ['', 'Please write your message.'],
  ['www.a.example www.b.example www.c.example www.d.example <b>', '3 links'],
])('an invalid question gets 422 at its field and stays in it (%j)', async (question, sentence) => {
  const { token } = await bookedHere();
  const { status, text } = await send({ link: token, question });
  expect(status).toBe(422);
  expect(text).toMatch(/<textarea[^>]+aria-invalid="true"/);
  expect(wordsIn(text)).toContain(sentence);
  expect(text).toContain(question.replace('<b>', '&lt;b&gt;'));
  expect(await stored()).toEqual([]);
});

test('a question beyond the hourly limit gets 429 and is not lost', async () => {
  const { token } = await bookedHere();
  await send({ link: token, question: 'One?' });
  await environment.sql(`update rate_limits set count = 10 where kind = 'question-by-conversation'`);
  const { status, text } = await send({ link: token, question: 'Another?' });
  expect(status).toBe(429);
  expect(text).toContain('role="alert"');
  expect(text).toMatch(/<textarea[^>]*>\s*Another\?<\/textarea>/);
});

test('a question with a wrong link gets 404 and is not stored', async () => {
  const { status, text } = await send({ link: 'nonsense', question: 'Hello?' });
  expect(status).toBe(404);
  expect(wordsIn(text)).toContain('This link is incomplete or has expired.');
  expect(await stored()).toEqual([]);
});
