import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSmsSandbox } from '#netlify/local/sms-sandbox/sandbox.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { db } from '../database.ts';
import { dispatchTexts } from './dispatch-texts.ts';
import { enqueueTexts, type TextMessage } from './enqueue-texts.ts';

const environment = setUpEnvironment();
afterEach(() => vi.unstubAllEnvs());

/** Noon and ten at night in Kigali, both soon, whatever the time is now. */
const noon = () => atHour(12);
const night = () => atHour(22);

function atHour(hour: number): Date {
  const at = new Date();
  at.setUTCHours(hour - 2, 0, 0, 0);
  return at;
}

const number = '0788123456';

const enqueue = (text: Partial<TextMessage> = {}) =>
  db().transaction((tx) =>
    enqueueTexts(tx, [
      {
        dedupeKey: crypto.randomUUID(),
        subjectId: crypto.randomUUID(),
        recipient: number,
        purpose: 'Booking confirmed',
        text: 'FTS Studio: hello',
        answers: false,
        ...text,
      },
    ]),
  );

/** Makes texts due as if written a minute before that time. */
const dueAt = (now: Date) =>
  environment.sql(
    `update outbox set due_at = least(now(), $1::timestamptz) - interval '1 second',
     created_at = $1::timestamptz - interval '1 minute', status_since = $1::timestamptz - interval '1 minute'`,
    [now],
  );

const rows = () =>
  environment.sql<{ status: string; tries: number; reason: string | null }>(
    'select status, tries, last_error as reason from outbox order by created_at, id',
  );
const failures = () => environment.sql<{ text: string }>('select text from notifications');

async function sendAt(now: Date): Promise<number> {
  await dueAt(now);
  return dispatchTexts(now);
}

test('a text with a repeated dedupe key is sent once, in plain letters', async () => {
  await enqueue({ dedupeKey: 'one', text: 'Zoë’s booking' });
  await enqueue({ dedupeKey: 'one' });
  expect(await sendAt(noon())).toBe(1);
  expect(await sendAt(noon())).toBe(0);
  expect(environment.texts.texts()).toMatchObject([{ to: number, text: "Zoe's booking" }]);
  expect(await environment.sql('select status, body, provider_ref as ref from outbox')).toEqual([
    { status: 'sent', body: '', ref: environment.texts.texts()[0]?.id },
  ]);
});

test.each(['+32 470 12 34 56', '', '0252123456'])('%j gets no text', async (recipient) => {
  await enqueue({ recipient });
  expect(await rows()).toEqual([]);
});

test('the words are encrypted until the text is sent', async () => {
  await enqueue({ text: 'https://fts.example/booking#secret' });
  const [row] = await environment.sql<{ body: string }>('select body from outbox');
  expect(row?.body).not.toContain('secret');
});

test('a text that is too long is withheld, and its transaction still commits', async () => {
  await enqueue({ text: 'a'.repeat(161) });
  expect(await rows()).toEqual([{ status: 'withheld', tries: 0, reason: 'too-long' }]);
});

test('ten simultaneous dispatchers send each of 25 texts once', async () => {
  for (let at = 0; at < 25; at += 1) await enqueue({ recipient: `07881234${50 + at}` });
  const now = noon();
  await dueAt(now);
  const sent = await Promise.all(Array.from({ length: 10 }, () => dispatchTexts(now)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(25);
  expect(environment.texts.calls()).toBe(25);
});

describe('the gateway', () => {
  test('refuses a number for good: the text is dead after one call, and staff are told', async () => {
    await enqueue({ recipient: '0788123410' });
    await sendAt(noon());
    expect(await rows()).toMatchObject([{ status: 'dead', tries: 1 }]);
    await sendAt(noon());
    expect(environment.texts.calls()).toBe(1);
    expect(await failures()).toMatchObject([{ text: expect.stringContaining('We could not send the text') }]);
  });

  test('is busy twice: the text is retried and sent once', async () => {
    await enqueue({ recipient: '0788123411' });
    for (let attempt = 0; attempt < 4; attempt += 1) await sendAt(noon());
    expect(await rows()).toMatchObject([{ status: 'sent', tries: 3 }]);
    expect(environment.texts.texts()).toHaveLength(1);
  });

  test('is not reached: the text waits, later than before', async () => {
    const closed = await startSmsSandbox();
    await closed.stop();
    vi.stubEnv('SMS_URL', closed.url);
    await enqueue();
    const now = noon();
    await sendAt(now);
    expect(await rows()).toMatchObject([{ status: 'waiting', tries: 1 }]);
    expect(await environment.sql('select 1 from outbox where due_at > $1::timestamptz', [now])).toHaveLength(
      1,
    );
  });

  test.each([[401], [402], [429], [503]])('answers %i: the text is kept for later', async (status) => {
    environment.texts.answerWith(status);
    await enqueue();
    await sendAt(noon());
    expect(await rows()).toMatchObject([{ status: 'waiting', tries: 1 }]);
  });

  test.each(['0788123413', '0788123414'])(
    'does not answer about %s: the text is not sent again, and staff are told',
    async (recipient) => {
      await enqueue({ recipient });
      await sendAt(noon());
      await sendAt(noon());
      expect(await rows()).toMatchObject([{ status: 'unanswered', tries: 1 }]);
      expect(environment.texts.calls()).toBe(1);
      expect(await failures()).toMatchObject([{ text: expect.stringContaining('did not answer') }]);
    },
  );

  test('fails with 500: the text is not sent again, because it may have been accepted', async () => {
    environment.texts.answerWith(500);
    await enqueue();
    await sendAt(noon());
    await sendAt(noon());
    expect(await rows()).toMatchObject([{ status: 'unanswered', tries: 1 }]);
  });

  test('a run that ended while sending leaves the text unanswered, not sent twice', async () => {
    await enqueue();
    await environment.sql('update outbox set sent_at = now()');
    await sendAt(noon());
    expect(await rows()).toMatchObject([{ status: 'unanswered' }]);
    expect(environment.texts.calls()).toBe(0);
  });
});

describe('rules', () => {
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
});
