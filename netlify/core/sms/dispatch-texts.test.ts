import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSmsSandbox } from '#netlify/local/sms-sandbox/sandbox.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { enqueue, noon, number, textOutbox } from '#tests/support/steps/text-outbox.ts';
import { dispatchTexts } from './dispatch-texts.ts';

const environment = setUpEnvironment();
const { dueAt, rows, failures, sendAt } = textOutbox(environment);
afterEach(() => vi.unstubAllEnvs());

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
