import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { makeUser } from '#tests/support/account.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine, ownBooking } from '#tests/support/steps/booking-link.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import {
  ask,
  conversationIn,
  order,
  press,
  questionDesk,
  read,
  text,
  words,
} from '#tests/support/steps/questions.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { bookedHere } = ownBooking(environment);
const { questions, reply } = questionDesk(environment, admin);

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

  test('a question is stored in the language of the page, or else in the language of the booking', async () => {
    const { token } = await bookedHere();
    await ask(token, { text: 'Et les photos ?', language: 'fr' });
    await ask(token, { text: 'And the photos?' }, 'the-second-press');
    expect(await questions()).toMatchObject([
      { language: 'fr', consent: expect.stringContaining('24 mois') },
      { language: 'en', consent: expect.stringContaining('24 months') },
    ]);
  });

  test('staff get a notification and an email that opens the booking', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    const [mail] = await mailsTo(environment, 'hello@fts.example', 'New message: Question about booking');
    expect(mail?.text).toContain('He is small.');
    expect(mail?.text).toContain(`bookings?open=${id}`);
    expect(await mailsTo(environment, 'aline@example.com', 'We received your message')).toEqual([]);
    expect(await notificationsOf(environment, `kind = 'message'`)).toMatchObject([
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
