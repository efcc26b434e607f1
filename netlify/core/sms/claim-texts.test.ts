import { afterEach, expect, test, vi } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { enqueue, night, noon, number, textOutbox } from '#tests/support/steps/text-outbox.ts';
import { dispatchTexts } from './dispatch-texts.ts';

const environment = setUpEnvironment();
const { dueAt, rows, failures, sendAt } = textOutbox(environment);
afterEach(() => vi.unstubAllEnvs());

test('without a gateway, texts are withheld with the reason and nothing is sent', async () => {
  vi.stubEnv('SMS_TOKEN', '');
  await enqueue();
  expect(await sendAt(noon())).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'withheld', reason: 'no-gateway' }]);
  expect(environment.texts.calls()).toBe(0);
});

test('of seven texts in a day, six are sent and the seventh is withheld', async () => {
  for (let text = 0; text < 7; text += 1) await enqueue();
  const now = noon();
  await dueAt(now);
  await Promise.all([dispatchTexts(now), dispatchTexts(now), dispatchTexts(now)]);
  const states = (await rows()).map(({ status, reason }) => reason ?? status);
  expect(states.sort()).toEqual([...Array(6).fill('sent'), 'too-many']);
  expect(environment.texts.texts()).toHaveLength(6);
});

test('three lost links are sent a day, and they leave the other six texts untouched', async () => {
  for (let at = 0; at < 5; at += 1) await enqueue({ dedupeKey: `booking-links:${at}`, answers: true });
  expect(await sendAt(noon())).toBe(3);
  const withheld = (await rows()).filter(({ status }) => status === 'withheld');
  expect(withheld.map(({ reason }) => reason)).toEqual(['too-many-links', 'too-many-links']);
  for (let text = 0; text < 7; text += 1) await enqueue();
  expect(await sendAt(noon())).toBe(6);
});

test('the next day a number gets texts again', async () => {
  for (let text = 0; text < 6; text += 1) await enqueue();
  await sendAt(noon());
  await enqueue();
  const tomorrow = new Date(noon().getTime() + 24 * 3600_000);
  await environment.sql(`update outbox set status_since = $1, due_at = now() where status = 'waiting'`, [
    tomorrow,
  ]);
  expect(await dispatchTexts(tomorrow)).toBe(1);
});

test('texts to a blocked number are withheld until it is unblocked', async () => {
  await environment.sql(`insert into blocked_numbers (phone, reason) values ($1, '')`, [number]);
  await enqueue();
  await sendAt(noon());
  expect(await rows()).toMatchObject([{ status: 'withheld', reason: 'stopped' }]);
  await environment.sql('delete from blocked_numbers');
  await enqueue();
  expect(await sendAt(noon())).toBe(1);
});

test('texts about a booking are withheld once its client stopped them, other texts are not', async () => {
  const [booking] = await environment.sql<{ id: string }>(
    `insert into bookings (reference, name, email, phone, location, message, total, texts_stopped)
     values ('FTS-1', 'Aline', '', $1, '', '', 1, true) returning id`,
    [number],
  );
  await enqueue({ subjectId: booking?.id ?? '' });
  await enqueue();
  expect(await sendAt(noon())).toBe(1);
  const outcomes = (await rows()).map(({ status, reason }) => `${status} ${reason}`);
  expect(outcomes.sort()).toEqual(['sent null', 'withheld stopped']);
});

test('at night only answers to what the client just did are sent; the rest leaves at 08:00', async () => {
  await enqueue({ text: 'for the day' });
  await enqueue({ text: 'an answer', answers: true });
  expect(await sendAt(night())).toBe(1);
  expect(environment.texts.texts()).toMatchObject([{ text: 'an answer' }]);
  const [kept] = await environment.sql<{ hour: string }>(
    `select to_char(due_at at time zone 'Africa/Kigali', 'HH24:MI') as hour from outbox where status = 'waiting'`,
  );
  expect(kept).toEqual({ hour: '08:00' });
});

test('an answer that could not be sent at once is not retried in the night', async () => {
  environment.texts.answerWith(503);
  await enqueue({ answers: true });
  await sendAt(night());
  environment.texts.answerWith(undefined);
  const later = new Date(night().getTime() + 30 * 60_000);
  await environment.sql(`update outbox set due_at = now() - interval '1 second'`);
  expect(await dispatchTexts(later)).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'waiting' }]);
});

test('a text that is too old when it can leave is withheld', async () => {
  await enqueue();
  const now = noon();
  await dueAt(now);
  await environment.sql(`update outbox set status_since = $1::timestamptz - interval '18 hours'`, [now]);
  expect(await dispatchTexts(now)).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'withheld', reason: 'too-late' }]);
});

test('a text about a deadline is withheld once the deadline has passed', async () => {
  const now = noon();
  await enqueue({ usefulUntil: new Date(now.getTime() - 1000) });
  expect(await sendAt(now)).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'withheld', reason: 'too-late' }]);
});

test('a text tried in vain until it was too old is dead, and staff are told', async () => {
  environment.texts.answerWith(503);
  await enqueue();
  const now = noon();
  await sendAt(now);
  await dueAt(now);
  await environment.sql(`update outbox set status_since = $1::timestamptz - interval '18 hours'`, [now]);
  await dispatchTexts(now);
  expect(await rows()).toMatchObject([{ status: 'dead', reason: expect.stringContaining('503') }]);
  expect(await failures()).toHaveLength(1);
});
