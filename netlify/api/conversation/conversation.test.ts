import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenConversation } from '#src/domain/conversation/conversation.ts';
import { call, idIn } from '#tests/support/call.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { ownBooking } from '#tests/support/steps/booking-link.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { bookedHere } = ownBooking(environment);

let id: string;
beforeEach(async () => {
  id = idIn(await sendMessage());
});

const reply = (text = 'We are free.', message = id) =>
  admin.call(
    'POST',
    `/api/messages/${message}/replies`,
    { text, version: 1 },
    { 'idempotency-key': 'a-reply-of-staff' },
  );
const linkOf = async (message = id) => {
  const { json } = await admin.call('POST', `/api/messages/${message}/link`);
  return tokenIn((json as { url: string }).url);
};
const tokenIn = (text: string) => /\/conversation#([\w-]{22})/.exec(text)?.[1] ?? '';
const withToken = (method: string, token: string, body?: object, key = 'the-first-press') =>
  call(method, '/api/conversation', {
    headers: { authorization: `Conversation ${token}`, ...(body && { 'idempotency-key': key }) },
    ...(body && { body }),
  });
const read = async (token: string) => {
  const { name, conversation } = (await withToken('GET', token)).json as OpenConversation;
  return [name, ...conversation.map(({ from, text }) => `${from}: ${text}`)];
};

const written = `client: ${messageRequest().message}`;

test('the email with a reply has a link that shows the message and takes an answer', async () => {
  await reply();
  const [mail] = await mailsTo(environment, 'aline@example.com', 'Re: ');
  const token = tokenIn(mail?.text ?? '');
  expect(await read(token)).toEqual(['Aline Uwase', written, 'studio: We are free.']);
  const answer = await withToken('POST', token, { text: 'Then Saturday.' });
  expect(answer.status).toBe(201);
  expect(await read(token)).toEqual([
    'Aline Uwase',
    written,
    'studio: We are free.',
    'client: Then Saturday.',
  ]);
  expect(await environment.sql('select subject, status, email from messages order by created_at')).toEqual([
    { subject: 'A wedding in June', status: 'answered', email: 'aline@example.com' },
    { subject: 'A wedding in June', status: 'open', email: 'aline@example.com' },
  ]);
  expect(JSON.stringify(await environment.sql('select * from message_keys'))).not.toContain(token);
});

test('a client with only a phone gets a text with a link, and no email', async () => {
  await environment.sql(`update messages set email = ''`);
  await admin.call(
    'POST',
    `/api/messages/${id}/replies`,
    { text: 'Yes.', version: 2 },
    { 'idempotency-key': 'a-reply-of-staff' },
  );
  expect(await environment.sql(`select recipient, daytime_only from outbox where channel = 'sms'`)).toEqual([
    { recipient: '0788123456', daytime_only: false },
  ]);
  expect(await mailsTo(environment, 'aline@example.com', 'Re: ')).toEqual([]);
  expect(await read(await linkOf())).toEqual(['Aline Uwase', written, 'studio: Yes.']);
});

describe('the link', () => {
  test.each([
    ['the same email', 'aline@example.com', '0788999888', true],
    ['another email and the same phone', 'keza@example.com', '0788123456', false],
    ['only the same phone', '', '0788123456', false],
  ])('a link by email opens a message with %s: %s, %s: %s', async (_, email, phone, shown) => {
    await environment.sql(
      `insert into messages (name, email, phone, subject, message, consent) values ('Keza', $1, $2, 'Hi', 'A secret?', '')`,
      [email, phone],
    );
    expect((await read(await linkOf())).includes('client: A secret?')).toBe(shown);
  });

  test('a link by text opens the messages of that phone without an email, in any writing', async () => {
    const insert = `insert into messages (name, email, phone, subject, message, consent) values ('Keza', $1, $2, 'Hi', $3, '') returning id`;
    const [first] = await environment.sql<{ id: string }>(insert, ['', '0788 555 444', 'First.']);
    await environment.sql(insert, ['', '+250788555444', 'Second.']);
    await environment.sql(insert, ['keza@example.com', '0788555444', 'Third.']);
    expect(await read(await linkOf(first?.id))).toEqual(['Keza', 'client: First.', 'client: Second.']);
  });

  test('a question on a booking is not behind the link of a message', async () => {
    const { token } = await bookedHere();
    await call('POST', '/api/bookings/mine/questions', {
      body: { text: 'A dog?' },
      headers: { authorization: `Booking ${token}`, 'idempotency-key': 'the-first-press' },
    });
    expect(await read(await linkOf())).toEqual(['Aline Uwase', written]);
    expect((await withToken('GET', token)).status).toBe(404);
  });

  test('an unknown or expired link gets 404 and writes nothing', async () => {
    const token = await linkOf();
    expect((await withToken('GET', 'x'.repeat(22))).status).toBe(404);
    await environment.sql(`update message_keys set created_at = now() - interval '31 days'`);
    expect((await withToken('GET', token)).status).toBe(404);
    expect((await withToken('POST', token, { text: 'Hello?' })).status).toBe(404);
    expect(await environment.sql('select 1 from messages')).toHaveLength(1);
  });

  test('guessing links gets 429', async () => {
    await environment.sql('delete from rate_limits');
    const tries = Array.from({ length: 61 }, () => withToken('GET', 'x'.repeat(22)));
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
  });

  test('copies under one key are stored once, and other words under it get 409', async () => {
    const token = await linkOf();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => withToken('POST', token, { text: 'Hello?' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await withToken('POST', token, { text: 'Hello!' })).status).toBe(409);
    expect(await environment.sql('select 1 from messages')).toHaveLength(2);
  });

  test('a message that became a booking’s shows and continues the conversation of that booking', async () => {
    const { id: bookingId } = await bookedHere();
    const token = await linkOf();
    await environment.sql('update messages set booking_id = $1', [bookingId]);
    expect((await withToken('POST', token, { text: 'Thank you.' })).status).toBe(201);
    expect(await environment.sql('select booking_id from messages')).toEqual([
      { booking_id: bookingId },
      { booking_id: bookingId },
    ]);
  });
});

test('the thread of a message has the other messages of the conversation', async () => {
  const token = await linkOf();
  await withToken('POST', token, { text: 'Hello?' });
  const { json } = await admin.call('GET', `/api/messages/${id}/conversation`);
  expect(json).toMatchObject({
    conversation: {
      items: [{ waits: true }, { waits: true, text: 'Hello?' }],
      target: { kind: 'message', email: 'aline@example.com' },
    },
  });
});

test('an answer that arrives while the client is erased gets 404 and is not stored', async () => {
  const token = await linkOf();
  const erasing = ['delete from messages', 'delete from clients'];
  const [answer] = await inTheMomentOf(environment, erasing, () => [
    withToken('POST', token, { text: 'Then Saturday.' }),
  ]);
  expect(answer?.status).toBe(404);
  expect(await environment.sql('select from messages')).toEqual([]);
});
