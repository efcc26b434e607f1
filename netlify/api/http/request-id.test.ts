import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sendMail from '#netlify/functions/send-mail.ts';
import { goodPassword, loginAs, mailedCode, registerAs } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const id = '1f3a9c2d-1111-4222-8333-944445555666';
const anyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const post = (path: string, body: unknown) =>
  call('POST', path, {
    body,
    headers: { ...afterAMinute, 'x-request-id': id, 'idempotency-key': crypto.randomUUID() },
  });

/** Renames a table while `work` runs, to provoke a 500. */
async function withoutMessages<T>(work: () => Promise<T>): Promise<T> {
  await environment.sql('alter table messages rename to messages_away');
  try {
    return await work();
  } finally {
    await environment.sql('alter table messages_away rename to messages');
  }
}

test('a booking has one request id in its response, log lines, audit entries and mails', async () => {
  const { headers, status } = await post('/api/bookings', bookingRequest());
  expect([status, headers.get('x-request-id')]).toEqual([201, id]);
  expect(logged()).toContainEqual(expect.objectContaining({ message: 'request', path: '/api/bookings' }));
  expect(new Set(logged().map(({ requestId }) => requestId))).toEqual(new Set([id]));
  for (const table of ['audit_entries', 'outbox'])
    expect(await environment.sql(`select distinct request_id from ${table}`), table).toEqual([
      { request_id: id },
    ]);
  await sendMail();
  const mails = await environment.mailbox.messages();
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(mail.headers['x-request-id']).toBe(id);
});

test('the request id is in a comment of each SQL statement', async () => {
  const holder = new pg.Client(environment.databaseUrl);
  await holder.connect();
  await holder.query('begin; lock table messages in access exclusive mode');
  const waiting = post('/api/contact', messageRequest());
  await expect
    .poll(() =>
      environment.sql(`select 1 from pg_stat_activity where query like '%request_id=''${id}''%'
      and wait_event_type = 'Lock' and datname = current_database()`),
    )
    .toHaveLength(1);
  await holder.end();
  expect((await waiting).status).toBe(201);
});

test.each([undefined, '', '0788123456', 'x'.repeat(10_000), `${id}${id}`, "'; drop table users --"])(
  'an invalid request id is replaced by a new one: %s',
  async (sent) => {
    const { headers } = await call('GET', '/api/health', {
      headers: sent === undefined ? {} : { 'x-request-id': sent },
    });
    expect(headers.get('x-request-id')).toMatch(anyId);
    expect(headers.get('x-request-id')).not.toBe(id);
  },
);

test('a server error returns a short reference in its sentence and as a field, and logs the id', async () => {
  await withoutMessages(async () => {
    const { status, json } = await post('/api/contact', messageRequest());
    expect([status, json]).toEqual([
      500,
      { error: expect.stringContaining('Reference 1F3A9C2D.'), reference: '1F3A9C2D' },
    ]);
  });
  expect(logged()).toContainEqual(expect.objectContaining({ level: 'error', requestId: id, code: '42P01' }));
});

test('a refusal has no reference', async () => {
  expect((await post('/api/contact', {})).json).not.toHaveProperty('reference');
});

test('a job run logs a request id of its own', async () => {
  await sendMail();
  expect(logged()).toContainEqual({
    at: expect.any(String),
    level: 'info',
    message: 'job',
    requestId: expect.stringMatching(anyId),
    job: 'send-mail',
    ok: true,
    ms: expect.any(Number),
  });
});

test('no log line has personal data: bookings, accounts, server errors, failed mails', async () => {
  const email = 'claudine.mukamana@example.com';
  const person = { name: 'Claudine Mukamana', email };
  const phone = '0788765432';
  await book(bookingRequest({ ...person, phone }));
  await book({ ...bookingRequest({ ...person, phone }), eventDate: phone });
  await registerAs(person);
  const code = await mailedCode(environment, email);
  const { userId } = (await registerAs(person)).json as { userId: string };
  await call('POST', '/api/auth/verify-otp', { body: { userId, otp: code } });
  await loginAs(email);
  await loginAs(email, 'seven lamps by lake muhazi');
  await call('GET', `/api/bookings/${email}`);
  await call('GET', `/api/payments/status/${phone}?email=${email}`);
  await withoutMessages(() => post('/api/contact', messageRequest({ ...person, message: `Call ${phone}` })));
  environment.mailbox.refuse(true);
  await post('/api/contact', messageRequest(person));
  await environment.sql(`update outbox set due_at = now()`);
  await sendMail();
  expect(lines.length).toBeGreaterThan(8);
  for (const secret of [...Object.values(person), 'Claudine', phone, '788765432', code, goodPassword])
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([]);
  expect(logged().every(({ requestId }) => anyId.test(String(requestId)))).toBe(true);
});
