import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { bookableDay, booked, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const path = '/api/calendar/address';

/** Creates a calendar address and returns its path. */
async function address(of: TestUser = admin): Promise<string> {
  const { status, json } = await of.call('POST', path);
  expect([status, json]).toEqual([
    201,
    {
      address: {
        createdAt: expect.any(String),
        url: expect.stringMatching(/\/api\/calendar\/[\w-]{43}\.ics$/),
      },
    },
  ]);
  return new URL((json as { address: { url: string } }).address.url).pathname;
}

const read = (feed: string, from?: string) => call('GET', feed, from === undefined ? {} : { address: from });

const unfolded = async (feed: string) => (await read(feed)).text.replaceAll('\r\n\t', '');

async function expectNothing(feed: string): Promise<void> {
  const { status, json } = await read(feed);
  expect([status, json]).toEqual([404, { error: 'There is no calendar at this address.' }]);
}

describe('calendar addresses', () => {
  test('a calendar address is shown once; only its hash is stored, and no log contains it', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const feed = await address();
    const token = feed.slice('/api/calendar/'.length, -'.ics'.length);
    expect((await read(feed)).status).toBe(200);
    const kept = await admin.call('GET', path);
    expect(kept.json).toEqual({ address: { createdAt: expect.any(String) } });
    const rows = await environment.sql('select * from calendar_addresses');
    const acts = await environment.sql('select * from audit_entries');
    const written = log.mock.calls.flat().join('\n');
    log.mockRestore();
    expect(written).toContain('/api/calendar/*.ics');
    expect(JSON.stringify([rows, acts]) + written).not.toContain(token);
  });

  test.each([
    ['without its extension', (token: string) => `calendar/${token}`],
    ['with an upper-case extension', (token: string) => `calendar/${token}.ICS`],
    ['with a trailing space', (token: string) => `calendar/${token}.ics%20`],
    ['with an encoded slash', (token: string) => `calendar%2F${token}.ics`],
    ['with a misspelt path', (token: string) => `calendr/${token}.ics`],
  ])('a request for a calendar address %s logs no token', async (_, wrong) => {
    const token = (await address()).slice('/api/calendar/'.length, -'.ics'.length);
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await read(`/api/${wrong(token)}`);
    const written = log.mock.calls.flat().join('\n');
    log.mockRestore();
    expect(written).toContain('"request"');
    expect(written).not.toContain(token);
  });

  test('a replaced or revoked address gets 404, and each change is audited', async () => {
    expect((await admin.call('GET', path)).json).toEqual({ address: null });
    const first = await address();
    const second = await address();
    await expectNothing(first);
    expect((await read(second)).status).toBe(200);
    for (let count = 0; count < 2; count += 1)
      expect(await admin.call('DELETE', path)).toMatchObject({ status: 200, json: { ok: true } });
    await expectNothing(second);
    const made = { createdAt: expect.any(String) };
    expect(await actsOf(environment, admin)).toEqual([
      { action: 'calendar-address.created', before: null, after: made },
      { action: 'calendar-address.replaced', before: made, after: made },
      { action: 'calendar-address.revoked', before: made, after: null },
    ]);
  });

  test('revoking one person’s address does not affect another person’s', async () => {
    const other = await makeUser('other@example.com', 'SUPERADMIN');
    const [own, theirs] = [await address(), await address(other)];
    await admin.call('DELETE', path);
    await expectNothing(own);
    expect((await read(theirs)).status).toBe(200);
  });

  test('simultaneous requests for an address leave one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', path)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await environment.sql('select * from calendar_addresses')).toHaveLength(1);
  });

  test('an address ends when its owner is demoted, and does not work again after a promotion', async () => {
    const head = await makeUser('head@example.com', 'SUPERADMIN');
    const feed = await address();
    const role = (to: string) => head.call('PUT', `/api/auth/users/${admin.user.id}/role`, { role: to });
    await environment.sql(`update users set role = 'SUPERADMIN' where id = $1`, [admin.user.id]);
    expect((await read(feed)).status).toBe(200);
    await role('USER');
    await expectNothing(feed);
    await role('ADMIN');
    await expectNothing(feed);
    expect(await actsOf(environment, head)).toContainEqual({
      action: 'calendar-address.revoked',
      before: { createdAt: expect.any(String) },
      after: null,
    });
  });

  test('an address gets 404 as soon as its owner has no staff role', async () => {
    const feed = await address();
    await environment.sql(`update users set role = 'USER' where id = $1`, [admin.user.id]);
    await expectNothing(feed);
  });

  test('a suspension that commits during the request for an address makes it fail with 403', async () => {
    const suspended = Promise.withResolvers<void>();
    const committed = Promise.withResolvers<void>();
    const slow = db().transaction(async (tx) => {
      await tx.execute(
        sql`update users set suspended_at = now(), suspended_for = 'Left us' where id = ${admin.user.id}`,
      );
      suspended.resolve();
      await committed.promise;
    });
    await suspended.promise;
    const made = admin.call('POST', path);
    const here = `datname = current_database() and wait_event_type = 'Lock'`;
    const waiting = async () => environment.sql(`select 1 from pg_stat_activity where ${here}`);
    await expect.poll(waiting).toHaveLength(1);
    committed.resolve();
    await slow;
    expect((await made).status).toBe(403);
    expect(await environment.sql('select 1 from calendar_addresses')).toEqual([]);
  });

  test('deleting the account deletes its address', async () => {
    const feed = await address();
    expect((await admin.call('DELETE', '/api/auth/me')).status).toBe(200);
    await expectNothing(feed);
    expect(await environment.sql('select * from calendar_addresses')).toEqual([]);
  });
});

describe('the calendar file', () => {
  test('the file lists dated, uncancelled bookings as whole days, without email address or price', async () => {
    const { id, reference } = await booked();
    await booked(undated);
    const feed = await address();
    const { headers } = await read(feed);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const file = await unfolded(feed);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    for (const line of [
      `UID:${id}@`,
      `DTSTART;VALUE=DATE:${bookableDay.replaceAll('-', '')}`,
      'SUMMARY:Aline Uwase: ',
      'LOCATION:Kigali Heights',
      `DESCRIPTION:Booking ${reference}. Received. Phone: 0788123456`,
      'STATUS:TENTATIVE',
      'METHOD:PUBLISH',
    ])
      expect(file).toContain(`\r\n${line}`);
    for (const secret of ['aline@example.com', 'Two families', '400000', ' RWF'])
      expect(file).not.toContain(secret);
    const desk = deskOf(admin, id);
    await desk.act('PUT', '', { status: 'confirmed' });
    expect(await unfolded(feed)).toContain('\r\nSTATUS:CONFIRMED');
    await desk.act('PUT', '', { status: 'cancelled', reason: 'The photographer is ill.' });
    expect(await unfolded(feed)).not.toContain('BEGIN:VEVENT');
  });

  test('a session with an hour is a timed event in UTC with its length', async () => {
    const { id } = await booked();
    const hour = { startsAt: `${bookableDay}T23:30:00+02:00`, minutes: 90 };
    await deskOf(admin, id).act('PUT', '/session', hour);
    const file = await unfolded(await address());
    const start = `DTSTART:${bookableDay.replaceAll('-', '')}T213000Z`;
    for (const line of [`UID:${id}@`, start, 'DURATION:PT90M', 'SEQUENCE:1'])
      expect(file).toContain(`\r\n${line}`);
    expect(file).not.toContain('VALUE=DATE');
  });

  test('the file is a valid calendar without any booking', async () => {
    const file = await unfolded(await address());
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n(?:[\w-]+:.*\r\n)*END:VCALENDAR\r\n$/);
  });

  test('the file escapes what clients typed and folds long lines', async () => {
    await booked({ name: 'Aline; Uwase, \\N', location: 'Kigali' });
    await environment.sql('update bookings set location = $1, name = name || $2', [
      'Hall 2\rBEGIN:VEVENT\nEND:VCALENDAR, left',
      ' Mukamana'.repeat(12),
    ]);
    const feed = await address();
    const { text } = await read(feed);
    const lines = text.split('\r\n');
    expect(lines.every((line) => line.length <= 75)).toBe(true);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(text).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
    const file = await unfolded(feed);
    expect(file).toContain('SUMMARY:Aline\\; Uwase\\, \\\\N');
    expect(file).toContain('LOCATION:Hall 2 BEGIN:VEVENT END:VCALENDAR\\, left\r\n');
  });

  test.each(['x.ics', 'x', `${'a'.repeat(43)}.ics`, `${'a'.repeat(9000)}.ics`])(
    'the unknown calendar file “%s” gets 404',
    async (wrong) => expectNothing(`/api/calendar/${wrong}`),
  );

  test.each(['%00.ics', '%ED%A0%80.ics'])('the undecodable calendar file “%s” gets 404', async (wrong) => {
    expect((await read(`/api/calendar/${wrong}`)).status).toBe(404);
  });

  test('the 61st read from one IP address in a window gets 429, with right or wrong tokens', async () => {
    const feed = await address();
    const from = '198.51.100.7';
    for (let count = 0; count < 59; count += 1) await read('/api/calendar/wrong.ics', from);
    expect((await read(feed, from)).status).toBe(200);
    const refused = await read(feed, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(feed, '198.51.100.8')).status).toBe(200);
  });
});
