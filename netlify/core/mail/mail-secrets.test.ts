import { expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { isId } from '#src/lib/ids.ts';
import { codeIn, goodPassword, loginAs, registerAs } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { booked, openPriced, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { linkIn, subscribe } from '#tests/support/steps/newsletter.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { dispatchTexts } from '../sms/dispatch-texts.ts';
import { dispatchMail } from './dispatch-mail.ts';
import { decryptBody } from './mail-body.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

async function waiting() {
  const messages = await environment.sql<{ id: string; channel: string; recipient: string; body: string }>(
    `select id, channel, recipient, body from outbox where status = 'waiting'`,
  );
  return messages.map(({ id, channel, recipient, body }) => ({
    channel,
    recipient,
    ...decryptBody(id, body),
  }));
}

/** Finds keys in links: after #, = or /, long enough for a key, and not a record id. */
const keysIn = (text: string) =>
  [...text.matchAll(/https?:\/\/\S*[#=/]([\w-]{22,})/g)].flatMap(([, key = '']) => (isId(key) ? [] : key));

const secretsOf = ({ text, html = '', headers = {} }: { text: string; html?: string; headers?: object }) => [
  ...keysIn(text),
  ...keysIn(html.replaceAll('"', ' ')),
  ...keysIn(JSON.stringify(headers).replaceAll('>', ' ')),
  ...(/\bcode\b/i.test(text) && /\b\d{6}(?:\d{2})?\b/.test(text) ? [codeIn(text)] : []),
];

/** Ignores digits inside hashes, ids and fractions of a second, where a code may occur by chance. */
const holds = (text: string, secret: string) =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\da-f.])${secret}(?![\\da-f])`).test(text)
    : secret === '' || text.includes(secret);

const requestReset = (email: string) => call('POST', '/api/auth/forgot', { body: { email } });

async function offer() {
  const { id } = await requestedPrice();
  const total = openPriced.min;
  await deskOf(boss, id).act('POST', '/offer', { total, lastDay: addDays(todayInKigali(new Date()), 7) });
}

async function calendarKey(): Promise<string> {
  const { json } = await boss.call('POST', '/api/calendar/address');
  return keysIn((json as { address: { url: string } }).address.url)[0] ?? '';
}

test('no table contains a working key, code or password, before or after its message is sent', async () => {
  await subscribe('keza@example.com');
  const confirm = await linkIn(environment.mailbox, 'keza@example.com', 'confirm');
  environment.mailbox.refuse(true);
  environment.texts.answerWith(503);
  await registerAs({ email: 'new@example.com' });
  expect((await requestReset(boss.user.email)).status).toBe(200);
  await booked();
  await offer();
  await boss.call('POST', '/api/invitations', { email: 'invited@example.com' });
  await subscribe('aline@example.com');
  expect((await call('POST', confirm)).status).toBe(200);
  const own = [boss.token, goodPassword, await calendarKey()];

  const messages = await waiting();
  const to = (recipient: string) =>
    messages.filter((message) => message.recipient === recipient).flatMap(secretsOf);
  for (const recipient of [
    ...['new@example.com', 'boss@example.com', 'invited@example.com'],
    ...['aline@example.com', 'keza@example.com', '0788123456'],
  ])
    expect(to(recipient), recipient).not.toEqual([]);
  const secrets = [...own, ...messages.flatMap(secretsOf)];

  const found = async () => {
    const everything = await everythingIn(environment);
    return secrets.filter((secret) => holds(everything, secret));
  };
  expect(await found(), 'while the messages wait').toEqual([]);
  environment.mailbox.refuse(false);
  environment.texts.answerWith(undefined);
  await environment.sql('update outbox set due_at = now(), daytime_only = false');
  const mails = messages.filter(({ channel }) => channel === 'mail');
  expect(await dispatchMail()).toBe(mails.length);
  expect(await dispatchTexts()).toBe(messages.length - mails.length);
  expect(await found(), 'once they were sent').toEqual([]);
  expect(await environment.sql(`select 1 from outbox where body <> ''`)).toEqual([]);
  const received = [
    ...(await environment.mailbox.messages()).map(({ text, html }) => text + html),
    ...environment.texts.texts().map(({ text }) => text),
  ].join();
  expect(secrets.filter((secret) => !own.includes(secret) && !received.includes(secret))).toEqual([]);
});

test('a mail enqueued before mails were encrypted is sent and emptied', async () => {
  await registerAs({ email: 'new@example.com' });
  environment.mailbox.clear();
  const body = { html: '<p>Muraho</p>', text: 'Muraho', attachments: [], headers: { 'X-Kind': 'early' } };
  await environment.sql(`update outbox set status = 'waiting', due_at = now(), body = $1`, [
    JSON.stringify(body),
  ]);
  expect(await dispatchMail()).toBe(1);
  expect(await environment.mailbox.messages()).toMatchObject([
    { text: expect.stringContaining('Muraho'), headers: { 'x-kind': 'early' } },
  ]);
  expect(await environment.sql('select status, body from outbox')).toEqual([{ status: 'sent', body: '' }]);
});

test('a mail encrypted with another key waits, blocks no other, and is sent once the key is back', async () => {
  environment.mailbox.refuse(true);
  await registerAs({ email: 'new@example.com' });
  environment.mailbox.refuse(false);
  process.env.SERVER_SECRET = 'another secret of enough characters';
  try {
    await registerAs({ email: 'next@example.com' });
    await environment.sql('update outbox set due_at = now()');
    await dispatchMail();
    expect((await environment.mailbox.messages()).map(({ to }) => to)).toEqual(['next@example.com']);
    expect(await environment.sql(`select last_error from outbox where status = 'waiting'`)).toEqual([
      { last_error: expect.stringContaining('SERVER_SECRET') },
    ]);
  } finally {
    delete process.env.SERVER_SECRET;
  }
  await environment.sql('update outbox set due_at = now()');
  expect(await dispatchMail()).toBe(1);
});

test('an encrypted mail cannot be decrypted in another row', async () => {
  environment.mailbox.refuse(true);
  await registerAs({ email: 'new@example.com' });
  const [mail] = await environment.sql<{ id: string; body: string }>('select id, body from outbox');
  expect(decryptBody(mail?.id ?? '', mail?.body ?? '').text).toMatch(/\d{6}/);
  expect(() => decryptBody(crypto.randomUUID(), mail?.body ?? '')).toThrow('cannot be decrypted');
});

test('no table contains the token of a login', async () => {
  const { json } = await loginAs(boss.user.email);
  const { token } = json as { token: string };
  expect(token).toMatch(/^.{20,}$/);
  expect(await everythingIn(environment)).not.toContain(token);
});
