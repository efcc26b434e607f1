import { beforeEach, describe, expect, test } from 'vitest';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import type { StaffConversation } from '#src/domain/conversation/conversation.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { makeUser } from '#tests/support/account.ts';
import { type Answer, call, idIn } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
let id: string;
beforeEach(async () => {
  id = idIn(await sendMessage());
});

const text = 'Dear Aline,\nyes, we are free.\n\nGrace';
const key = 'the-first-press';
const reply = (changes: object = {}, press = key, who = admin) =>
  who.call(
    'POST',
    `/api/messages/${id}/replies`,
    { text, version: 1, ...changes },
    { 'idempotency-key': press },
  );
const messageIn = ({ json }: Answer) => (json as { message: MessageDetail }).message;
const message = async () => messageIn(await admin.call('GET', `/api/messages/${id}`));
async function replies() {
  const { json } = await admin.call('GET', `/api/messages/${id}/conversation`);
  const { items } = (json as { conversation: StaffConversation }).conversation;
  return items.filter(({ kind }) => kind === 'reply');
}
const sentBy = (state: string) => ({ channel: 'mail', state });
const repliesTo = (address: string) => mailsTo(environment, address, 'Re: ');

test('a message has its history and the staff it can be assigned to', async () => {
  await makeUser('client@example.com');
  expect(await message()).toEqual({
    id,
    name: 'Aline Uwase',
    email: 'aline@example.com',
    phone: '+250 788 123 456',
    subject: 'A wedding in June',
    message: 'Two families.\n\nOne photographer?',
    status: 'open',
    snoozedUntil: null,
    assignee: null,
    assigneeName: null,
    bookingReference: null,
    version: 1,
    clientId: expect.any(String),
    createdAt: expect.any(String),
    history: [expect.objectContaining({ actor: 'The client', action: 'message.received' })],
    staff: [{ id: admin.user.id, name: admin.user.name }],
  });
});

describe('a reply', () => {
  test('a reply is mailed to the visitor once, with the studio’s reply address', async () => {
    expect((await reply()).status).toBe(201);
    const [mail, ...more] = await repliesTo('aline@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Re: A wedding in June', replyTo: 'hello@fts.example' });
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('One photographer?');
    expect(mail?.html).toContain('yes, we are free.');
  });

  test('the preview is never cut inside a character', async () => {
    await reply({ text: `${'a'.repeat(119)}😀 and more` });
    const [mail] = await repliesTo('aline@example.com');
    expect(mail?.html).toContain(`${'a'.repeat(119)}😀</div>`);
    expect(mail?.html).not.toContain('\ufffd');
  });

  test('a reply is shown with author, time and mail state, and marks the message answered', async () => {
    expect(messageIn(await reply())).toMatchObject({ status: 'answered', version: 2 });
    expect(await replies()).toMatchObject([
      { text, author: 'Aline Uwase', at: expect.any(String), sent: sentBy('sent') },
    ]);
    expect((await message()).history.map(({ action }) => action)).toEqual([
      'message.replied',
      'message.received',
    ]);
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'message.replied', before: { status: 'open' }, after: { status: 'answered' } },
    ]);
  });

  test('the mail headers of each reply reference the mails before it', async () => {
    await reply();
    await reply({ text: 'One thing more.', version: 2 }, 'the-second-press');
    const [received, first, second] = await environment.sql<{ id: string }>(
      `select id from outbox where recipient = 'aline@example.com' order by created_at`,
    );
    const mails = await environment.mailbox.messages();
    const headersOf = (id = '') => mails.find(({ messageId }) => messageId.includes(id))?.headers;
    expect(headersOf(first?.id)?.['in-reply-to']).toMatch(new RegExp(`^<${received?.id}@.+>$`));
    expect(headersOf(second?.id)?.['references']).toContain(received?.id);
    expect(headersOf(second?.id)?.['in-reply-to']).toContain(first?.id);
    expect((await replies()).map((each) => each.text)).toEqual([text, 'One thing more.']);
  });

  test('retried and simultaneous copies of a reply are stored and mailed once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => reply()));
    answers.push(await reply());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await replies()).toHaveLength(1);
    expect(await repliesTo('aline@example.com')).toHaveLength(1);
    expect(await actsOf(environment, admin)).toHaveLength(1);
  });

  test('another reply under a used key gets 409', async () => {
    await reply();
    expect((await reply({ text: 'Something else', version: 2 })).status).toBe(409);
    expect(await replies()).toHaveLength(1);
  });

  test('a reply to a message that a colleague has just answered gets 409 and sends nothing', async () => {
    const answers = await Promise.all([reply(), reply({ text: 'We are free!' }, 'another-press')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      error: 'This has changed since you opened it. Please look at it as it is now.',
      current: { id, status: 'answered', version: 2 },
    });
    expect(await repliesTo('aline@example.com')).toHaveLength(1);
  });

  test('the conversation shows whether a reply’s mail waits, is dead or was sent', async () => {
    environment.mailbox.refuse(true);
    await reply();
    expect(await replies()).toMatchObject([{ sent: sentBy('waiting') }]);
    await environment.sql(
      `update outbox set tries = 12, due_at = now(), status_since = now() - interval '4 days'`,
    );
    await dispatchMail();
    expect(await replies()).toMatchObject([{ sent: sentBy('dead') }]);
    environment.mailbox.refuse(false);
    expect((await admin.call('POST', '/api/mail/retry')).status).toBe(200);
    expect(await replies()).toMatchObject([{ sent: sentBy('sent') }]);
  });

  test('a reply ends the snooze, and its markup is mailed as text', async () => {
    await environment.sql(`update messages set snoozed_until = '2099-01-01'`);
    const answered = messageIn(await reply({ text: '<img src=x onerror=alert(1)>', version: 2 }));
    expect(answered).toMatchObject({ snoozedUntil: null, status: 'answered' });
    expect((await repliesTo('aline@example.com'))[0]?.html).not.toContain('<img');
  });

  test.each<[body: unknown, status: number]>([
    [{ text: '' }, 422],
    [{ text: ' \n ' }, 422],
    [{ text: 'x'.repeat(5001) }, 422],
    [{ text: 7 }, 422],
    [{ text: null }, 422],
    [{ version: '1' }, 422],
    [{ version: 1e300 }, 422],
    [{ version: undefined }, 422],
    [{ version: 7 }, 409],
    [{ text: 'A NUL \0 and half a \ud83d' }, 201],
  ])('a reply with %j gets %i', async (changes, status) => {
    expect((await reply(changes as object)).status).toBe(status);
    expect(await repliesTo('aline@example.com')).toHaveLength(status === 201 ? 1 : 0);
  });

  test('a reply without a key, or with an unreadable body, is refused', async () => {
    const path = `/api/messages/${id}/replies`;
    expect((await admin.call('POST', path, { text, version: 1 })).status).toBe(400);
    expect((await admin.call('POST', path, [], { 'idempotency-key': key })).status).toBe(400);
    expect(
      (await call('POST', path, { headers: { authorization: `Bearer ${admin.token}` } })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test.each(['0190a000-0000-7000-8000-000000000000', 'no-id', '%00'])(
    'reading or replying to the unknown message %s gets 404',
    async (other) => {
      const headers = { 'idempotency-key': key };
      const path = `/api/messages/${other}`;
      expect((await admin.call('GET', path)).status).toBe(404);
      expect((await admin.call('POST', `${path}/replies`, { text, version: 1 }, headers)).status).toBe(404);
    },
  );
});

test('replies are in the visitor’s data download and are erased with the account', async () => {
  await reply({ text: 'A word only for Aline.' });
  const aline = await makeUser('aline@example.com');
  expect((await aline.call('GET', '/api/account/export')).json).toMatchObject({
    messages: [{ subject: 'A wedding in June', replies: [{ text: 'A word only for Aline.' }] }],
  });
  expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
  expect(await everythingIn(environment)).not.toContain('A word only for Aline.');
});

test('a reply stays without its author’s name when the author’s account is deleted', async () => {
  const former = await makeUser('former@fts.example', 'ADMIN');
  await reply({}, key, former);
  await admin.call('PUT', `/api/messages/${id}`, { assignee: former.user.id, version: 2 });
  expect((await former.call('DELETE', '/api/auth/me')).status).toBe(200);
  expect(await message()).toMatchObject({ assignee: null, assigneeName: null });
  expect(await replies()).toMatchObject([{ author: 'A former member of staff', text }]);
});
