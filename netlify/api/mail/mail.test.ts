import { describe, expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { enqueueMail } from '#netlify/core/mail/enqueue-mails.ts';
import type { DeadMessage } from '#src/domain/outbox/dead-message.ts';
import { unknownId } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

interface List {
  items: DeadMessage[];
  nextCursor: string | null;
  total: number;
}

const enqueue = (recipient: string, dedupeKey = recipient) =>
  db().transaction((tx) =>
    enqueueMail(tx, {
      dedupeKey,
      subjectId: crypto.randomUUID(),
      recipient,
      subject: `Hello ${recipient}`,
      content: { preview: '', heading: 'Hello', parts: [{ kind: 'paragraph', text: 'Secret words' }] },
    }),
  );

async function dead(recipient = 'nobody@example.com'): Promise<string> {
  environment.mailbox.refuseAddress(recipient, true);
  await enqueue(recipient);
  await dispatchMail();
  const [mail] = await environment.sql<{ id: string }>('select id from outbox where recipient = $1', [
    recipient,
  ]);
  return mail?.id ?? '';
}

async function list(query = ''): Promise<List> {
  const { status, json } = await admin.call('GET', `/api/mail?status=dead${query}`);
  expect(status).toBe(200);
  return json as List;
}

const retry = (id: string) => admin.call('POST', `/api/mail/${id}/retry`);
const discard = (id: string) => admin.call('DELETE', `/api/mail/${id}`);
const statusOf = async (id: string) =>
  (await environment.sql<{ status: string }>('select status from outbox where id = $1', [id]))[0]?.status;
const received = async () => (await environment.mailbox.messages()).map(({ to }) => to);

describe('the list of dead mails', () => {
  test('the list shows recipient, subject, times, tries and a reason in the studio’s own words', async () => {
    const id = await dead();
    await enqueue('waiting@example.com');
    expect(await list()).toEqual({
      items: [
        {
          id,
          channel: 'mail',
          recipient: 'nobody@example.com',
          subject: 'Hello nobody@example.com',
          tries: 1,
          createdAt: expect.stringMatching(/Z$/),
          diedAt: expect.stringMatching(/Z$/),
          reason: 'The recipient’s mail server does not accept email for this address. It may be misspelt.',
        },
      ],
      nextCursor: null,
      total: 1,
    });
  });

  test('the list never shows the mail server’s own error', async () => {
    const id = await dead();
    await environment.sql('update outbox set last_error = $1', [
      'connect ECONNREFUSED smtp://studio:hunter2@mail.example:587',
    ]);
    const { text } = await admin.call('GET', '/api/mail?status=dead');
    expect(text).toContain(id);
    expect(text).not.toMatch(/hunter2|mail\.example|ECONN/);
    expect((await list()).items[0]?.reason).toBe('We could not reach the mail server.');
  });

  test('the list pages newest first with each mail once, even if some are handled meanwhile', async () => {
    for (const index of Array(5).keys()) await dead(`nobody-${index}@example.com`);
    await environment.sql(`update outbox set status_since = '2026-11-20T08:00:00.123Z' where tries = 1`);
    await dead('nobody-5@example.com');
    const first = await list('&limit=2');
    expect([first.items.length, first.total]).toEqual([2, 6]);
    expect(first.items[0]?.recipient).toBe('nobody-5@example.com');
    const seen = first.items.map(({ id }) => id);
    let { nextCursor } = first;
    while (nextCursor !== null) {
      // A mail handled between two pages must not shift the next page.
      await discard(seen.at(-1) ?? '');
      const next = await list(`&limit=2&cursor=${encodeURIComponent(nextCursor)}`);
      seen.push(...next.items.map(({ id }) => id));
      nextCursor = next.nextCursor;
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
  });

  test.each([
    ['?status=sent', 'status'],
    ['?status=dead&limit=0', 'limit'],
    ['?status=dead&limit=101', 'limit'],
    ['?status=dead&limit=ten', 'limit'],
    ['?status=dead&q=nobody', 'q'],
    ['?status=dead&colour=red', 'colour'],
    ['?status=dead&cursor=x', 'cursor'],
    ['?status=dead&cursor=2026-11-20T08:00:00.123Z_x', 'cursor'],
    [`?status=dead&cursor=yesterday_${unknownId}`, 'cursor'],
  ])('the query "%s" gets 422 for %s', async (query, field) => {
    const { status, json } = await admin.call('GET', `/api/mail${query}`);
    expect([status, json]).toEqual([
      422,
      { error: expect.any(String), fields: { [field]: expect.any(String) } },
    ]);
  });
});

describe('a dead mail', () => {
  test('simultaneous retries send a dead mail once under its Message-ID and write one audit entry', async () => {
    const id = await dead();
    environment.mailbox.refuseAddress('nobody@example.com', false);
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    // A retry after the mail was sent gets 409.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await environment.mailbox.messages()).toMatchObject([
      { to: 'nobody@example.com', messageId: `<${id}@fts.example>` },
    ]);
    expect((await list()).total).toBe(0);
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'mail.retried', before: { status: 'dead', tries: 1 }, after: { status: 'waiting' } },
    ]);
    expect(await environment.sql('select 1 from notifications where read_at is null')).toEqual([]);
  });

  test('retrying or discarding a mail that was sent after all gets 409 with the time it was sent', async () => {
    const id = await dead();
    await environment.sql(`update outbox set status = 'sent', sent_at = '2026-11-21T08:05:00Z'`);
    for (const { status, json } of [await retry(id), await discard(id)])
      expect([status, json]).toEqual([
        409,
        { error: 'This message was sent after all, on 21 November 2026, 10:05. It will not be sent twice.' },
      ]);
    expect(await received()).toEqual([]);
  });

  test('a retried mail waits for a server that is down, and notifies again when it dies again', async () => {
    const id = await dead();
    environment.mailbox.refuseAddress('nobody@example.com', false);
    environment.mailbox.refuse(true);
    await retry(id);
    expect(await statusOf(id), 'a server that is down is waited for').toBe('waiting');
    expect(await environment.sql('select tries from outbox')).toEqual([{ tries: 1 }]);
    environment.mailbox.refuse(false);
    environment.mailbox.refuseAddress('nobody@example.com', true);
    await environment.sql('update outbox set due_at = now()');
    await dispatchMail();
    expect(await statusOf(id)).toBe('dead');
    expect(await environment.sql('select read_at is null as unread from notifications order by 1')).toEqual([
      { unread: false },
      { unread: true },
    ]);
  });

  test('a mail that waits again cannot be discarded (409)', async () => {
    const id = await dead();
    environment.mailbox.refuse(true);
    await retry(id);
    expect((await discard(id)).status).toBe(409);
    expect((await retry(id)).status, 'a double click').toBe(200);
    expect(await actsOf(environment, admin)).toHaveLength(1);
  });

  test('discarding a dead mail erases its content, and its event cannot enqueue it again', async () => {
    const id = await dead();
    expect((await discard(id)).status).toBe(200);
    expect((await discard(id)).status, 'a double click').toBe(200);
    expect((await retry(id)).status).toBe(404);
    expect((await list()).total).toBe(0);
    expect(await environment.sql('select status, recipient, subject, body from outbox')).toEqual([
      { status: 'discarded', recipient: '', subject: '', body: '' },
    ]);
    expect(await everythingIn(environment)).not.toContain('Secret words');
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'mail.discarded', before: { status: 'dead', tries: 1 }, after: { status: 'discarded' } },
    ]);
    environment.mailbox.refuseAddress('nobody@example.com', false);
    await enqueue('nobody@example.com');
    expect(await dispatchMail()).toBe(0);
  });

  test.each([unknownId, 'no-id', '%00', 'retry'])(
    'retrying or discarding the unknown mail %s gets 404',
    async (id) => {
      expect([(await retry(id)).status, (await discard(id)).status]).toEqual([404, 404]);
    },
  );
});

test('retrying all sends every dead mail and no discarded one', async () => {
  for (const index of Array(3).keys()) await dead(`nobody-${index}@example.com`);
  const discarded = await dead('gone@example.com');
  await discard(discarded);
  environment.mailbox.clear();
  expect((await admin.call('POST', '/api/mail/retry')).json).toEqual({ retried: 3 });
  expect((await received()).sort()).toEqual([0, 1, 2].map((index) => `nobody-${index}@example.com`));
  expect((await admin.call('POST', '/api/mail/retry')).json).toEqual({ retried: 0 });
  expect(await statusOf(discarded)).toBe('discarded');
});
