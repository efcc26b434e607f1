import { describe, expect, test } from 'vitest';
import type { Letter } from '#src/domain/newsletter/letter.ts';
import { itemsIn, unknownId } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { addLetter, addReaders, letterIn } from '#tests/support/steps/letters.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const chief = setUpUser('chief@fts.example', 'SUPERADMIN');

const news = { subject: 'News', body: 'Muraho!' };
const add = (changes: object = {}) => admin.call('POST', '/api/letters', { ...news, ...changes });
const preview = async (body: string) => {
  const { status, json } = await admin.call('POST', '/api/letters/preview', { subject: 'News', body });
  return { status, ...(json as { html: string; text: string; fields?: { body: string } }) };
};

describe('writing a letter', () => {
  test('a letter can be added, changed and removed, each with an audit entry', async () => {
    const answer = await add();
    expect(answer.status).toBe(201);
    const { id } = letterIn(answer);
    expect(itemsIn<Letter>(await admin.call('GET', '/api/letters'))).toEqual([
      {
        ...news,
        id,
        state: 'draft',
        counts: { sent: 0, bounced: 0, waiting: 0, left: 0 },
        version: 1,
        createdAt: expect.any(String),
        startedAt: null,
        finishedAt: null,
      },
    ]);
    const changed = { subject: 'More news', body: 'Mwaramutse!' };
    const put = await admin.call('PUT', `/api/letters/${id}`, { ...changed, version: 1 });
    expect([put.status, put.json]).toMatchObject([200, { letter: { ...changed, version: 2 } }]);
    expect((await admin.call('DELETE', `/api/letters/${id}?version=2`)).status).toBe(200);
    expect((await admin.call('GET', `/api/letters/${id}`)).status).toBe(404);
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'letter.added', before: null, after: news },
      { action: 'letter.changed', before: news, after: changed },
      { action: 'letter.removed', before: changed, after: null },
    ]);
  });

  test('the second of two simultaneous changes gets 409 with the current letter', async () => {
    const { id } = await addLetter(admin);
    const answers = await Promise.all(
      [admin, chief].map((who) => who.call('PUT', `/api/letters/${id}`, { ...news, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ current: { id, version: 2 } });
    expect((await admin.call('DELETE', `/api/letters/${id}?version=1`)).status).toBe(409);
  });

  test.each<[what: string, changes: object, field: string]>([
    ['no subject', { subject: ' ' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(121) }, 'subject'],
    ['no text', { body: '' }, 'body'],
    ['a long text', { body: 'x'.repeat(12_001) }, 'body'],
    ['slow Markdown', { body: '['.repeat(5000) }, 'body'],
    ['a list as its text', { body: ['a'] }, 'body'],
    ['an unknown picture', { body: '![A dress](gallery:nobody-has-this)' }, 'body'],
    ['a picture of another site', { body: 'See ![a dress](https://elsewhere.example/eye.png)' }, 'body'],
    ['a script as a link', { body: '[a](javascript:alert(1))' }, 'body'],
    ['a hidden script as a link', { body: '[a](&#106;avascript:alert(1))' }, 'body'],
    ['a link without its protocol', { body: '[a](//elsewhere.example)' }, 'body'],
    ['a page as a link', { body: '[a](data:text/html,x)' }, 'body'],
    ['a chat as a link', { body: '<xmpp:someone@example.com>' }, 'body'],
    ['13 pictures', { body: '![Cows](gallery:agaseke)\n'.repeat(13) }, 'body'],
  ])('a letter with %s gets 422 for its field', async (_, changes, field) => {
    const { status, json } = await add(changes);
    expect(status).toBe(422);
    expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
  });

  test('a line break in the subject cannot add a header to the emails', async () => {
    const { subject } = letterIn(await add({ subject: 'News\r\nBcc: everyone@example.com' }));
    expect(subject).toBe('News Bcc: everyone@example.com');
  });

  test.each([unknownId, 'no-id', '%00'])('the unknown letter %s gets 404 in every call', async (id) => {
    const path = `/api/letters/${id}`;
    const calls = [
      admin.call('GET', path),
      admin.call('PUT', path, { ...news, version: 1 }),
      admin.call('DELETE', `${path}?version=1`),
      admin.call('POST', `${path}/test`),
      admin.call('POST', `${path}/stop`),
      chief.call('POST', `${path}/send`, { version: 1 }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
  });
});

describe('the email of a letter', () => {
  test('Markdown becomes the studio’s HTML with absolute links, and readable text', async () => {
    const body = [
      '## A new room',
      'We have **two** windows.\nCome and see [our prices](/pricing).',
      '1. One\n2. Two\n   - Three',
      '![The basket](gallery:agaseke)',
      '> Muraho',
    ].join('\n\n');
    const { status, html, text } = await preview(body);
    expect(status).toBe(200);
    expect(html).toContain('href="http://localhost/pricing"');
    expect(html).toMatch(
      /<img src="http:\/\/localhost\/gallery\/mail\/agaseke\.jpg" alt="The basket" width="544"/,
    );
    expect(text).toContain(
      [
        'A NEW ROOM',
        'We have two windows.\nCome and see our prices (http://localhost/pricing).',
        '1. One\n2. Two\n  - Three',
        '[The basket]',
        'Muraho',
      ].join('\n\n'),
    );
    expect(text).not.toMatch(/[<>]/);
  });

  test('a picture without words has the gallery’s own description', async () => {
    const { html } = await preview('![](gallery:agaseke)');
    expect(html).toMatch(/alt="[^"]{20,}" width="544"/);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<style>body{display:none}</style>',
    '<a href="https://evil.example" style="position:fixed">x</a>',
    '![" onerror="alert(1)](gallery:agaseke)',
    '[a](https://example.com/"onmouseover="alert(1))',
    '[a](https://example.com "title\\" onclick=alert(1)")',
    '```x" onclick="alert(1)\ny\n```',
  ])('nothing in the letter %j runs in a mail program', async (body) => {
    const plain = await preview('x');
    const { status, html } = await preview(body);
    expect(status).toBe(200);
    const tags = (text: string) => [...text.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
    const common = new Set(tags(plain.html));
    for (const tag of tags(html).filter((one) => !common.has(one)))
      expect(tag).toMatch(/^<(p|pre|code|em|strong|a|img)( (href|src|alt|width|style)="[^"<>]*")*>$/);
  });

  test('a test goes to its writer alone and has nobody’s link to unsubscribe', async () => {
    await addReaders(environment, 3);
    const { id } = await addLetter(admin);
    const answer = await admin.call('POST', `/api/letters/${id}/test`);
    expect([answer.status, answer.json]).toEqual([200, { email: 'admin@fts.example' }]);
    const [mail, ...more] = await environment.mailbox.messages();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'admin@fts.example', subject: 'Test: News of the studio' });
    expect(mail?.html).toContain('<strong>new lights</strong>');
    expect(mail?.text).not.toContain('token=');
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
    expect(await environment.sql('select 1 from subscriber_tokens')).toEqual([]);
  });

  test('the 21st test within an hour gets 429', async () => {
    const { id } = await addLetter(admin);
    for (let n = 0; n < 20; n += 1)
      expect((await admin.call('POST', `/api/letters/${id}/test`)).status).toBe(200);
    expect((await admin.call('POST', `/api/letters/${id}/test`)).status).toBe(429);
    expect(await mailsTo(environment, 'admin@fts.example')).toHaveLength(20);
  });
});

describe('who may send', () => {
  test('an admin writes and tests a letter, and only a super admin sends it', async () => {
    await addReaders(environment, 2);
    const { id } = await addLetter(admin);
    expect((await admin.call('POST', `/api/letters/${id}/send`, { version: 1 })).status).toBe(403);
    const sent = await chief.call('POST', `/api/letters/${id}/send`, { version: 1 });
    expect([sent.status, letterIn(sent)]).toMatchObject([202, { state: 'sending', counts: { waiting: 2 } }]);
    expect(await actsOf(environment, chief)).toEqual([
      { action: 'letter.sent', before: null, after: { recipients: 2 } },
    ]);
  });

  test('sending requires a login within ten minutes', async () => {
    await addReaders(environment, 1);
    const { id } = await addLetter(admin);
    await environment.sql(`update sessions set authenticated_at = now() - interval '11 minutes'`);
    const { status, json } = await chief.call('POST', `/api/letters/${id}/send`, { version: 1 });
    expect([status, json]).toMatchObject([403, { problem: 'fresh-login' }]);
  });

  test('a letter that changed since it was seen is not sent', async () => {
    await addReaders(environment, 1);
    const { id } = await addLetter(admin);
    await admin.call('PUT', `/api/letters/${id}`, { ...news, version: 1 });
    const { status, json } = await chief.call('POST', `/api/letters/${id}/send`, { version: 1 });
    expect([status, json]).toMatchObject([409, { current: { state: 'draft', version: 2 } }]);
  });

  test('without any confirmed subscriber, sending gets 409 and the letter stays a draft', async () => {
    await environment.sql(`insert into subscribers (email, consent) values ('new@example.com', 'x')`);
    const { id } = await addLetter(admin);
    const { status, json } = await chief.call('POST', `/api/letters/${id}/send`, { version: 1 });
    expect([status, json]).toMatchObject([409, { error: expect.stringContaining('Nobody') }]);
  });

  test('a letter whose sending began cannot be changed, removed or sent to more people', async () => {
    await addReaders(environment, 2);
    const { id } = await addLetter(admin);
    const first = letterIn(await chief.call('POST', `/api/letters/${id}/send`, { version: 1 }));
    const { version } = first;
    expect((await admin.call('PUT', `/api/letters/${id}`, { ...news, version })).status).toBe(409);
    expect((await admin.call('DELETE', `/api/letters/${id}?version=${version}`)).status).toBe(409);
    const again = await chief.call('POST', `/api/letters/${id}/send`, { version: 1 });
    expect([again.status, letterIn(again)]).toEqual([202, first]);
    expect(await actsOf(environment, chief)).toHaveLength(1);
  });
});
