import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import type { ConversationItem, StaffConversation } from '#src/domain/conversation/conversation.ts';
import { makeUser } from '#tests/support/account.ts';
import { type Answer, call, idIn, unknownId } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffOnly } from '#tests/support/staff-calls.ts';
import { bookedWithLink, mine, ownBooking } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { bookedHere } = ownBooking(environment);

const press = 'the-first-press';
const text = 'May we bring our dog?\nHe is small.';
const ask = (token: string, changes: object = {}, key = press, address?: string) =>
  call('POST', '/api/bookings/mine/questions', {
    body: { text, ...changes },
    headers: { authorization: `Booking ${token}`, 'idempotency-key': key },
    ...(address && { address }),
  });
const conversationIn = ({ json }: Answer) => (json as { conversation: ConversationItem[] }).conversation;
const words = (items: readonly ConversationItem[]) => items.map(({ from, text }) => [from, text]);
const read = async (token: string) => words(conversationIn(await mine('GET', token)));
const order = ['client', bookingRequest().message];
const questions = () =>
  environment.sql<{ id: string; status: string }>(
    `select *, booking_id is not null as asked from messages order by created_at`,
  );
const questionId = async () => (await questions()).at(-1)?.id ?? '';

const reply = async (changes: object = {}, key = 'a-reply-of-staff') =>
  admin.call(
    'POST',
    `/api/messages/${await questionId()}/replies`,
    { text: 'Please do.', version: 1, ...changes },
    { 'idempotency-key': key },
  );
const thread = async (path: string) =>
  ((await admin.call('GET', `${path}/conversation`)).json as { conversation: StaffConversation })
    .conversation;

describe('a question on the page of a booking', () => {
  test('the question is stored with the booking’s contacts and follows the first words', async () => {
    const { token, id, reference } = await bookedHere();
    const answer = await ask(token);
    expect(answer.status).toBe(201);
    expect(words(conversationIn(answer))).toEqual([order, ['client', text]]);
    expect(await questions()).toMatchObject([
      {
        booking_id: id,
        name: 'Aline Uwase',
        email: 'aline@example.com',
        phone: '0788123456',
        subject: `Question about booking ${reference}`,
        status: 'open',
        consent: expect.stringContaining('24 months'),
      },
    ]);
    expect(await read(token)).toEqual([order, ['client', text]]);
  });

  test('staff get a notification and an email that opens the booking', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    const [mail] = await mailsTo(environment, 'hello@fts.example', 'New message: Question about booking');
    expect(mail?.text).toContain('He is small.');
    expect(mail?.text).toContain(`bookings?open=${id}`);
    expect(await mailsTo(environment, 'aline@example.com', 'We received your message')).toEqual([]);
    expect(await environment.sql(`select text from notifications where kind = 'message'`)).toMatchObject([
      { text: expect.stringContaining('Question about booking') },
    ]);
  });

  test('copies under one key are stored once, and other words under it get 409', async () => {
    const { token } = await bookedHere();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await questions()).toHaveLength(1);
    expect((await ask(token, { text: 'And a cat?' })).status).toBe(409);
    expect((await ask(token, {}, 'another-press')).status).toBe(201);
    expect(await questions()).toHaveLength(2);
  });

  test('another booking’s link neither reads nor writes in the conversation', async () => {
    const first = await bookedHere();
    await ask(first.token);
    const other = await bookedWithLink(environment.mailbox, {
      email: 'bosco@example.com',
      phone: '0788000111',
    });
    expect(await read(other.token)).toEqual([order]);
    expect((await ask(other.token, {}, press)).status).toBe(409);
    await ask(other.token, { text: 'Ours?' }, 'a-press-of-another');
    expect(await read(first.token)).toEqual([order, ['client', text]]);
    expect((await ask('no-link')).status).toBe(404);
    expect((await ask(first.token, {}, '')).status).toBe(400);
  });

  test('hostile text is stored as text and never becomes markup in an email', async () => {
    const { token } = await bookedHere();
    const hostile = `<img src=x onerror=alert(1)> '; drop table messages; --\u0000`;
    expect((await ask(token, { text: hostile })).status).toBe(201);
    expect(await read(token)).toContainEqual(['client', hostile.slice(0, -1)]);
    const [mail] = await mailsTo(environment, 'hello@fts.example', 'New message');
    expect(mail?.html).not.toContain('<img src=x');
  });

  test.each([
    [{ text: '' }, /write your message/],
    [{ text: 'x'.repeat(5001) }, /under 5,000/],
    [{ text: 'www.a.example www.b.example www.c.example www.d.example' }, /3 links/],
    [{ text: 5 }, /write/],
  ])('an invalid question gets 422 and is not stored (case %#)', async (body, sentence) => {
    const { token } = await bookedHere();
    const { status, json } = await ask(token, body);
    expect([status, json]).toMatchObject([422, { fields: { text: expect.stringMatching(sentence) } }]);
    expect(await questions()).toEqual([]);
  });

  test.each([
    ['question-by-address', 20],
    ['question-by-conversation', 10],
  ])('a question beyond the limit %s gets 429 and is not stored', async (kind, most) => {
    const { token } = await bookedHere();
    await ask(token);
    await environment.sql('update rate_limits set count = $1 where kind = $2', [most, kind]);
    const { status, json } = await ask(token, {}, 'the-next-press');
    expect([status, json]).toMatchObject([429, { error: expect.stringMatching(/call us on/) }]);
    expect(await questions()).toHaveLength(1);
  });

  test('the client of a cancelled booking can still ask', async () => {
    const { token } = await bookedHere();
    await mine('DELETE', token);
    expect((await ask(token)).status).toBe(201);
    expect((await mine('GET', token)).json).toMatchObject({ status: 'cancelled' });
  });
});

describe('a reply to a question', () => {
  test('the reply is emailed with a link to the page, which shows it', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    expect((await deskOf(admin, id).see()).openQuestions).toBe(1);
    expect((await reply()).status).toBe(201);
    const [mail] = await mailsTo(environment, 'aline@example.com', 'Re: Question about booking');
    expect(mail?.text).toContain('Please do.');
    expect(await read(tokenIn(mail?.text ?? ''))).toEqual([
      order,
      ['client', text],
      ['studio', 'Please do.'],
    ]);
    expect((await deskOf(admin, id).see()).openQuestions).toBe(0);
    expect(
      await environment.sql(`select 1 from outbox where channel = 'sms' and subject = 'Our reply'`),
    ).toEqual([]);
  });

  test('two replies at once are one, and the second gets 409', async () => {
    const { token } = await bookedHere();
    await ask(token);
    const answers = await Promise.all([reply(), reply({ text: 'Better not.' }, 'another-press')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await read(token)).toHaveLength(3);
  });

  test('one reply answers the questions above it, and none that followed', async () => {
    const { token } = await bookedHere();
    await ask(token);
    await ask(token, { text: 'Or a cat?' }, 'the-second-press');
    const id = await questionId();
    await ask(token, { text: 'Or a horse?' }, 'the-third-press');
    await admin.call(
      'POST',
      `/api/messages/${id}/replies`,
      { text: 'All.', version: 1 },
      { 'idempotency-key': press },
    );
    expect((await questions()).map(({ status }) => status)).toEqual(['answered', 'answered', 'open']);
  });

  const textsOf = () =>
    environment.sql<{ recipient: string; daytime_only: boolean }>(
      `select recipient, daytime_only from outbox where channel = 'sms' and subject = 'Our reply'`,
    );

  test.each([
    [30, false],
    [90, true],
  ])(
    'a client with only a phone who asked %i minutes ago gets a text (daytime: %s)',
    async (minutes, waits) => {
      const { token, id } = await bookedHere();
      await environment.sql(`update bookings set email = ''`);
      await ask(token);
      await environment.sql(`update messages set created_at = created_at - make_interval(mins => $1)`, [
        minutes,
      ]);
      expect((await reply({ version: 2 })).status).toBe(201);
      expect(await textsOf()).toEqual([{ recipient: '0788123456', daytime_only: waits }]);
      expect((await thread(`/api/bookings/${id}`)).items.at(-1)?.sent).toMatchObject({ channel: 'sms' });
    },
  );

  test('a reply to an order without questions reaches a client who has only a phone', async () => {
    const { token, id } = await bookedHere();
    await environment.sql(`update bookings set email = ''`);
    expect((await deskOf(admin, id).act('POST', '/reply', { text: 'We deliver.' })).status).toBe(201);
    expect(await textsOf()).toMatchObject([{ recipient: '0788123456' }]);
    expect(await read(token)).toEqual([order, ['studio', 'We deliver.']]);
  });
});

describe('the thread of staff', () => {
  test('the thread of a booking has every word in order, and never a note', async () => {
    const { token, id, reference } = await bookedHere();
    await deskOf(admin, id).act('POST', '/notes', { text: 'Always late.' });
    await ask(token);
    await reply();
    await admin.call('POST', `/api/bookings/${id}/whatsapp`);
    const { items, target } = await thread(`/api/bookings/${reference}`);
    expect(items.map(({ kind, author }) => [kind, author])).toEqual([
      ['order', 'Aline Uwase'],
      ['message', 'Aline Uwase'],
      ['reply', 'Aline Uwase'],
      ['sent-on-whatsapp', 'Aline Uwase'],
    ]);
    expect(target).toMatchObject({ kind: 'message', reference, email: 'aline@example.com' });
    expect(JSON.stringify(items) + JSON.stringify(await read(token))).not.toContain('Always late.');
    expect(await read(token)).toHaveLength(3);
  });

  test('the client’s thread adds messages without a booking, which the booking does not show', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    await sendMessage();
    const [{ client_id } = { client_id: '' }] = await environment.sql<{ client_id: string }>(
      'select client_id from bookings',
    );
    const whole = await thread(`/api/clients/${client_id}`);
    expect(whole.items.map(({ kind, booking }) => [kind, booking !== null])).toEqual([
      ['order', true],
      ['message', true],
      ['message', false],
    ]);
    expect(whole.target).toMatchObject({ kind: 'message', subject: 'A wedding in June', reference: null });
    expect((await thread(`/api/bookings/${id}`)).items).toHaveLength(2);
    expect(await read(token)).toHaveLength(2);
    expect((await admin.call('GET', `/api/clients/${unknownId}/conversation`)).status).toBe(404);
  });

  test('a merged client’s thread has the words of both', async () => {
    await bookedHere();
    await sendMessage({ ...bookingRequest(), email: 'keza@example.com', phone: '0788999888', subject: 'Hi' });
    await environment.sql(
      `update clients set merged_into = (select client_id from bookings) where id = (select client_id from messages)`,
    );
    const [row] = await environment.sql<{ merged: string; kept: string }>(
      'select m.client_id as merged, b.client_id as kept from messages m, bookings b',
    );
    for (const id of [row?.merged, row?.kept])
      expect((await thread(`/api/clients/${id}`)).items).toHaveLength(2);
  });

  test('an offer is in the conversation with its price and words', async () => {
    const { token, id } = await bookedHere();
    await environment.sql(
      `insert into offers (booking_id, total, message, last_day, reason, actor) values ($1, 250000, 'With travel.', '2027-01-05', '', $2)`,
      [id, admin.user.id],
    );
    expect(await read(token)).toContainEqual([
      'studio',
      'Our price is 250,000 RWF, until 5 January 2027.\n\nWith travel.',
    ]);
  });

  test('only staff read threads, create links and note WhatsApp messages', async () => {
    const { id } = await bookedHere();
    const message = idIn(await sendMessage());
    await expectStaffOnly(environment, [
      ['GET', `/api/bookings/${id}/conversation`],
      ['GET', `/api/messages/${message}/conversation`],
      ['GET', `/api/clients/${unknownId}/conversation`],
      ['POST', `/api/bookings/${id}/link`],
      ['POST', `/api/messages/${message}/link`],
      ['POST', `/api/bookings/${id}/whatsapp`],
      ['POST', `/api/messages/${message}/whatsapp`],
    ]);
  });
});

describe('a link for WhatsApp', () => {
  test('the link opens the booking and is in its history; the note is also in the client’s', async () => {
    const { id, reference } = await bookedHere();
    const { json } = await admin.call('POST', `/api/bookings/${id}/link`);
    const opened = await mine('GET', tokenIn((json as { url: string }).url));
    expect(opened.json).toMatchObject({ reference });
    await admin.call('POST', `/api/bookings/${id}/whatsapp`);
    expect((await deskOf(admin, id).see()).history.map(({ action }) => action).slice(0, 2)).toEqual([
      'booking.sent-on-whatsapp',
      'booking.link-made',
    ]);
    expect(
      await environment.sql(
        `select 1 from audit_entries where action = 'client.sent-on-whatsapp' and subject_id = (select client_id from bookings)`,
      ),
    ).toHaveLength(1);
  });

  test('a note on a question answers it', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    await admin.call('POST', `/api/messages/${await questionId()}/whatsapp`);
    expect((await deskOf(admin, id).see()).openQuestions).toBe(0);
  });

  test('a booking whose client is erased gets no link', async () => {
    const { id } = await bookedHere();
    await environment.sql(`update bookings set name = 'Deleted account', email = '', phone = ''`);
    expect((await admin.call('POST', `/api/bookings/${id}/link`)).status).toBe(409);
  });
});

describe('erasure and export', () => {
  test('an export of own data has the conversation of each booking', async () => {
    const { token } = await bookedHere();
    await ask(token);
    await reply();
    const client = await makeUser('aline@example.com');
    const { json } = await client.call('GET', '/api/account/export');
    expect(json).toMatchObject({
      bookings: [{ conversation: [{ from: 'client' }, { text }, { from: 'studio', text: 'Please do.' }] }],
    });
  });

  test('erasing a client from a kept booking leaves none of their words anywhere', async () => {
    const { token, id } = await bookedHere();
    await environment.sql(`update bookings set email = '', account_deleted_at = now()`);
    await ask(token, { text: 'Xylophone?' });
    await reply({ text: 'Zither.' });
    await mine('DELETE', token);
    await environment.sql(`update outbox set status = 'sent', body = ''`);
    await eraseDue(new Date());
    expect(await environment.sql('select name from bookings where id = $1', [id])).toEqual([
      { name: 'Deleted account' },
    ]);
    const left = await everythingIn(environment);
    for (const word of ['Xylophone', 'Zither']) expect(left).not.toContain(word);
    expect((await ask(token, {}, 'after-the-erasure')).status).toBe(404);
  });
});
