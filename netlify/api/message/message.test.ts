import { describe, expect, test } from 'vitest';
import { messageConsent } from '#src/domain/message/message.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { postForm } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';

const environment = setUpEnvironment();

const { website: _, ...right } = messageRequest();
const send = (changes: Record<string, unknown> = {}) => sendMessage(messageRequest(changes));
const messages = () => environment.sql('select * from messages');

describe('a valid message', () => {
  test('the consent of a message is stored in the language in which it was read', async () => {
    await send({ language: 'fr' });
    await send({ language: 'rw', email: 'keza@example.com' });
    expect(await messages()).toMatchObject([
      { language: 'fr', consent: messageConsent(wordsIn('fr', messageWords)) },
      { language: 'rw', consent: messageConsent(wordsIn('rw', messageWords)) },
    ]);
    expect(messageConsent(wordsIn('fr', messageWords))).toContain('24 mois');
  });

  test('a message is stored with its consent, notification and audit entry', async () => {
    const { status, json } = await send();
    expect(status).toBe(201);
    const { id } = json as { id: string };
    expect(json).toEqual({ ok: true, id: expect.any(String) });
    expect(await messages()).toEqual([
      {
        ...right,
        id,
        language: 'en',
        created_at: expect.any(Date),
        consent: expect.stringContaining('24 months'),
        assignee: null,
        booking_id: null,
        client_id: expect.any(String),
        snoozed_until: null,
        status: 'open',
        version: 1,
        search: expect.stringContaining('788123456'),
      },
    ]);
    expect(await notificationsOf(environment, 'subject_id = $1', [id])).toEqual([
      { kind: 'message', text: expect.stringContaining('A wedding in June') },
    ]);
    expect(await environment.sql('select actor, action, subject_id from audit_entries')).toEqual([
      { actor: 'visitor', action: 'message.received', subject_id: id },
    ]);
  });

  test('the studio’s mail has the full message, and its reply address is the visitor’s', async () => {
    await send();
    const [mail, ...more] = await mailsTo(environment, 'hello@fts.example');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'New message: A wedding in June', replyTo: 'aline@example.com' });
    for (const part of [...Object.values(right).slice(0, 4), 'Two families.', 'One photographer?']) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
  });

  test('the receipt to the typed address does not repeat the message', async () => {
    await send();
    const [mail, ...more] = await mailsTo(environment, 'aline@example.com');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Your message has been received.');
    expect(mail?.text).toContain('A wedding in June');
    expect(mail?.text).not.toContain('One photographer?');
  });

  test('a retry after a lost response does not create a second message', async () => {
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    expect(await environment.mailbox.messages()).toHaveLength(2);
    expect((await send({ message: 'Three families.' })).text).not.toBe(answers[0]?.text);
    expect(await messages()).toHaveLength(2);
  });

  test('a message needs no phone number', async () => {
    expect((await send({ phone: undefined })).status).toBe(201);
    expect(await messages()).toMatchObject([{ phone: '' }]);
  });

  test('markup and SQL in a message are stored and mailed as text', async () => {
    await send({ name: '<img src=x onerror=alert(1)>', message: `'; drop table messages; --\u0000` });
    expect(await messages()).toMatchObject([{ message: `'; drop table messages; --` }]);
    expect((await mailsTo(environment, 'hello@fts.example'))[0]?.html).not.toContain('<img');
  });
});

describe('an invalid message', () => {
  const long = (length: number) => 'x'.repeat(length);
  test.each<[field: string, value: unknown]>([
    ['name', ''],
    ['name', ' \n '],
    ['name', long(101)],
    ['name', undefined],
    ['name', ['Aline']],
    ['email', 'aline'],
    ['email', 'aline@example.com, bosco@example.com'],
    ['email', `${long(250)}@example.com`],
    ['email', null],
    ['phone', '12345'],
    ['phone', 'call me'],
    ['phone', `+250 788 123 456${' 1'.repeat(5)}`],
    ['phone', 788123456],
    ['subject', ''],
    ['subject', long(151)],
    ['subject', {}],
    ['message', ''],
    ['message', long(5001)],
    ['message', 5],
  ])('an invalid %s gets 422 with a sentence and stores nothing (case %#)', async (field, value) => {
    const { status, json } = await send({ [field]: value });
    expect(status).toBe(422);
    const { error, fields } = json as { error: string; fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^(Please|This) [^{}]{8,}\.$/);
    expect(error).toMatch(/^Please (fill in all required fields|correct the marked fields\.)$/);
    expect(await messages()).toEqual([]);
    expect(await environment.mailbox.messages()).toEqual([]);
  });

  test('an empty message gets 422 with all missing fields at once', async () => {
    const { json } = await sendMessage({});
    expect(json).toMatchObject({ error: 'Please fill in all required fields' });
    expect(Object.keys((json as { fields: object }).fields)).toEqual([
      'name',
      'subject',
      'message',
      'phone',
      'email',
    ]);
  });

  test.each(['[]', '"text"', 'null', '7', '{'])('the body %s gets 400', async (body) => {
    expect((await sendMessage(body)).status).toBe(400);
  });

  test('a message with the honeypot filled gets 422 with a phone number', async () => {
    const { status, json } = await send({ website: 'https://spam.example' });
    expect(status).toBe(422);
    expect(json).toEqual({ error: expect.stringMatching(/call us on \+250/) });
    expect(await messages()).toEqual([]);
  });
});

test.each([
  ['message-by-address', 10],
  ['message-by-email', 5],
  ['message-by-phone', 5],
])('a message beyond the limit %s gets 429 and is not stored', async (kind, most) => {
  await send();
  await environment.sql('update rate_limits set count = $1 where kind = $2', [most, kind]);
  const { status, json, headers } = await send({ subject: 'Another wedding' });
  expect(status).toBe(429);
  expect(json).toEqual({ error: expect.stringMatching(/call us on \+250/) });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await messages()).toHaveLength(1);
});

describe('the form without script', () => {
  const post = (fields: Record<string, string>) => postForm('/api/contact', fields);

  test('a plain form redirects (303) to the thank-you page and sends both mails', async () => {
    const { status, headers } = await post({ ...right, message: 'One\r\ntwo', website: '' });
    expect([status, headers.get('location')]).toEqual([303, '/contact/sent']);
    expect(await messages()).toMatchObject([{ name: 'Aline Uwase', message: 'One\ntwo' }]);
    expect(await environment.mailbox.messages()).toHaveLength(2);
  });

  test('an invalid plain form gets a 422 page with the mistakes and the typed text escaped', async () => {
    const { status, text, headers } = await post({
      ...right,
      name: '',
      message: '<script>alert(1)</script>',
    });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('Please enter your name.');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect(text).toContain('href="/contact"');
    expect(await messages()).toEqual([]);
  });

  test('a plain form beyond the limit gets a 429 page with the typed text', async () => {
    await post(right);
    await environment.sql('update rate_limits set count = 10');
    const { status, text, headers } = await post({ ...right, subject: 'Another wedding' });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(text).toContain('One photographer?');
    expect(text).toContain('call us on');
  });
});
