import { expect, test } from 'vitest';
import { startMailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { db } from '../database.ts';
import { deadAfter, dispatchMail } from './dispatch-mail.ts';
import { enqueueMail } from './enqueue-mails.ts';

const environment = setUpEnvironment();

const enqueue = (dedupeKey: string) =>
  db().transaction((tx) =>
    enqueueMail(tx, {
      dedupeKey,
      subjectId: crypto.randomUUID(),
      recipient: 'aline@example.com',
      subject: 'Hello',
      content: { preview: 'Hello', heading: 'Hello', parts: [{ kind: 'paragraph', text: 'Muraho, Aline' }] },
    }),
  );

const makeDue = () => environment.sql('update outbox set due_at = now()');
const outbox = () => environment.sql('select status, tries from outbox');

test('a mail with a repeated dedupe key is sent once, with its own Message-ID', async () => {
  await enqueue('one');
  await enqueue('one');
  expect(await dispatchMail()).toBe(1);
  expect(await dispatchMail()).toBe(0);
  const [row] = await environment.sql<{ id: string }>('select id from outbox');
  const mails = await environment.mailbox.messages();
  expect(mails).toMatchObject([
    { to: 'aline@example.com', subject: 'Hello', messageId: `<${row?.id}@fts.example>` },
  ]);
  expect(mails[0]?.text).toContain('Muraho, Aline');
});

test('ten simultaneous dispatchers send each of 25 mails once', async () => {
  for (let mail = 0; mail < 25; mail += 1) await enqueue(`mail-${mail}`);
  const sent = await Promise.all(Array.from({ length: 10 }, dispatchMail));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(25);
  const ids = (await environment.mailbox.messages()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(25);
  expect(ids).toHaveLength(25);
});

test('a mail waits while the server is down, and is sent once when it is back', async () => {
  await enqueue('one');
  environment.mailbox.refuse(true);
  expect(await dispatchMail()).toBe(0);
  expect(await dispatchMail()).toBe(0);
  expect(await outbox()).toEqual([{ status: 'waiting', tries: 1 }]);
  environment.mailbox.refuse(false);
  await makeDue();
  expect(await dispatchMail()).toBe(1);
  expect(await environment.mailbox.messages()).toHaveLength(1);
});

test('twelve mails are sent exactly once after ten failed attempts', async () => {
  const mails = Array.from({ length: 12 }, (_, mail) => `mail-${mail}`);
  for (const mail of mails) await enqueue(mail);
  const port = Number(new URL(environment.mailbox.url).port);
  await environment.mailbox.stop();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await makeDue();
    expect(await dispatchMail()).toBe(0);
  }
  expect(await outbox()).toEqual(mails.map(() => ({ status: 'waiting', tries: 10 })));
  environment.mailbox = await startMailSink(port);
  await makeDue();
  await Promise.all([dispatchMail(), dispatchMail(), dispatchMail()]);
  await makeDue();
  expect(await dispatchMail()).toBe(0);
  const rows = await environment.sql<{ id: string }>('select id from outbox');
  const ids = (await environment.mailbox.messages()).map(({ messageId }) => messageId);
  expect(ids.sort()).toEqual(rows.map(({ id }) => `<${id}@fts.example>`).sort());
  expect(await environment.sql('select id from notifications')).toEqual([]);
});

test('a mail dies only after many tries and three days, and the studio is notified once', async () => {
  await enqueue('one');
  environment.mailbox.refuse(true);
  const fail = async (times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) {
      await makeDue();
      await dispatchMail();
    }
  };
  await environment.sql(`update outbox set status_since = now() - interval '4 days'`);
  await fail(deadAfter.tries - 1);
  expect(await outbox(), 'old, but not tried often').toMatchObject([{ status: 'waiting' }]);
  await environment.sql('update outbox set status_since = now()');
  await fail(3);
  expect(await outbox(), 'tried often, but not old').toMatchObject([{ status: 'waiting' }]);
  await environment.sql(`update outbox set status_since = now() - interval '3 days'`);
  await fail(3);
  expect(await outbox()).toEqual([{ status: 'dead', tries: deadAfter.tries + 3 }]);
  expect(await notificationsOf(environment)).toEqual([
    { kind: 'failure', text: expect.stringContaining('aline@example.com') },
  ]);
});

test('mails wait untried while no mail server is configured', async () => {
  const url = process.env.SMTP_URL;
  delete process.env.SMTP_URL;
  try {
    await enqueue('one');
    expect(await dispatchMail()).toBe(0);
    expect(await outbox()).toEqual([{ status: 'waiting', tries: 0 }]);
  } finally {
    process.env.SMTP_URL = url;
  }
});

test('a mail of a rolled-back transaction is never sent', async () => {
  const failing = db().transaction(async (tx) => {
    await enqueueMail(tx, {
      dedupeKey: 'lost',
      subjectId: crypto.randomUUID(),
      recipient: 'aline@example.com',
      subject: 'Hello',
      content: { preview: '', heading: '', parts: [] },
    });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await dispatchMail()).toBe(0);
});

test('a run out of time leaves its remaining mails untried for the next run', async () => {
  for (const mail of ['one', 'two', 'three']) await enqueue(mail);
  const answers = [true, true];
  expect(await dispatchMail(() => answers.pop() ?? false)).toBe(1);
  expect(await environment.sql('select status, tries from outbox order by status')).toEqual([
    { status: 'sent', tries: 1 },
    ...Array(2).fill({ status: 'waiting', tries: 0 }),
  ]);
  expect(await dispatchMail()).toBe(2);
});
