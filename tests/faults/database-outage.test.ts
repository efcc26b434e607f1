import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDatabase, db } from '#netlify/core/database.ts';
import { checkHealth } from '#netlify/core/health/health.ts';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { loginAs, makeUser, registerAs, type TestUser } from '#tests/support/account.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { book, bookableDay, booked, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/server/database-proxy.ts';
import { type Environment, startEnvironment } from '#tests/support/server/environment.ts';
import { type NeonProxy, startNeonProxy } from '#tests/support/server/neon-proxy.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { subscribe } from '#tests/support/steps/newsletter.ts';

function someCalls(staff: TestUser): Promise<Answer>[] {
  return [
    call('GET', `/api/availability?month=${bookableDay.slice(0, 7)}`),
    sendMessage(),
    call('POST', '/api/auth/forgot', { body: { email: 'aline@example.com' } }),
    call('GET', '/api/payments/status/FTS-AAAAA-AAAAA'),
    book(),
    mine('GET', 'a'.repeat(22)),
    subscribe('aline@example.com'),
    registerAs({ email: 'new@example.com' }),
    loginAs(staff.user.email),
    staff.call('GET', '/api/bookings'),
    staff.call('GET', '/api/bookings.csv'),
    staff.call('GET', '/api/overview'),
    staff.call('GET', '/api/auth/me'),
    staff.call('PUT', '/api/auth/me', { name: 'Grace' }),
  ];
}

async function expectOutage(calls: Promise<Answer>[]): Promise<void> {
  const [health, ...answers] = await Promise.all([checkHealth(), ...calls]);
  expect(health).toMatchObject({ ok: false, parts: { database: 'unreachable' } });
  for (const { status, headers, json } of answers) {
    expect([status, json]).toMatchObject([
      503,
      { error: expect.stringContaining('Nothing you typed is lost') },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

describe.each(['server', 'serverless'] as const)('driver %s', (driver) => {
  let environment: Environment;
  let proxy: DatabaseProxy;
  let neon: NeonProxy | undefined;
  let staff: TestUser;

  async function reachBy(url: string) {
    await neon?.stop();
    neon = driver === 'serverless' ? await startNeonProxy(url) : undefined;
    process.env.DATABASE_URL = url;
  }

  beforeAll(async () => {
    environment = await startEnvironment({ driver });
  });
  beforeEach(async () => {
    await environment.reset();
    proxy = await startDatabaseProxy(environment.databaseUrl);
    await reachBy(proxy.url);
    staff = await makeUser('grace@fts.example', 'ADMIN');
  });
  afterEach(async () => {
    proxy.thaw();
    await closeDatabase();
    await proxy.stop();
  });
  afterAll(async () => {
    await neon?.stop();
    await environment.stop();
  });

  test('a frozen database gives 503 in time, and what is sent again is stored once', async () => {
    const keys = ['first', 'second', 'third'].map((name) => `${name}-booking-of-the-outage`);
    await booked();
    proxy.freeze();
    await expectOutage(someCalls(staff));
    const lost = await Promise.all(keys.map((key) => book(bookingRequest(), key)));
    expect(lost.map(({ status }) => status)).toEqual([503, 503, 503]);
    proxy.thaw();
    const again = await Promise.all(keys.map((key) => book(bookingRequest(), key)));
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    const stored = await environment.sql(
      `select 1 from bookings join submissions on subject_id = id where key like '%-of-the-outage'`,
    );
    expect(stored).toHaveLength(3);
    expect(await checkHealth()).toMatchObject({ ok: true, parts: { database: 'ok' } });
  });

  test('60 calls to a frozen database all get 503, although few connections wait', async () => {
    proxy.freeze();
    const crowd = await Promise.all(Array.from({ length: 60 }, (_, n) => loginAs(`${n}@example.com`)));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
    proxy.thaw();
    expect((await loginAs(staff.user.email)).status).toBe(200);
  });

  test('transactions that could not begin give their connections back', async () => {
    const many = Array.from({ length: 20 });
    await Promise.all(many.map(() => db().execute(sql`select pg_sleep(0.1)`)));
    proxy.freeze();
    const begun = await Promise.allSettled(many.map(() => db().transaction(async () => 'begun')));
    expect(begun.map(({ status }) => status)).toEqual(many.map(() => 'rejected'));
    proxy.thaw();
    expect((await staff.call('GET', '/api/bookings')).status).toBe(200);
  });

  test('a database that is down gives 503, and calls succeed when it is back', async () => {
    await proxy.stop();
    await expectOutage(someCalls(staff));
    const link = '/api/payments/FTS-AAAAA-AAAAA/page';
    const page = await call('GET', link, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('We cannot show this page</h1>')]);
    proxy = await startDatabaseProxy(environment.databaseUrl);
    await closeDatabase();
    await reachBy(proxy.url);
    expect((await staff.call('GET', '/api/bookings')).status).toBe(200);
  });
});

describe('busy database', () => {
  let environment: Environment;
  let staff: TestUser;
  const other = () => new pg.Client(environment.databaseUrl);
  beforeAll(async () => {
    environment = await startEnvironment();
  });
  beforeEach(async () => {
    await environment.reset();
    staff = await makeUser('grace@fts.example', 'ADMIN');
  });
  afterEach(() => closeDatabase());
  afterAll(() => environment.stop());

  test('calls that wait for a lock get 503, and a booking succeeds later', async () => {
    const holder = other();
    await holder.connect();
    await holder.query('begin; lock table bookings in access exclusive mode');
    try {
      for (const { status, headers } of await Promise.all([
        book(),
        staff.call('GET', '/api/bookings'),
        staff.call('GET', '/api/bookings.csv'),
      ]))
        expect([status, headers.has('retry-after')]).toEqual([503, true]);
      expect((await checkHealth()).parts.database, 'what is not locked').toBe('ok');
    } finally {
      await holder.end();
    }
    expect((await book()).status).toBe(201);
  });

  test('calls get 503 while the database has no free connection', async () => {
    const role = `few_${crypto.randomUUID().slice(0, 8)}`;
    await environment.sql(`create role ${role} login connection limit 1`);
    await environment.sql(`grant pg_read_all_data, pg_write_all_data to ${role}`);
    const url = Object.assign(new URL(environment.databaseUrl), { username: role }).href;
    const only = new pg.Client(url);
    await only.connect();
    await closeDatabase();
    process.env.DATABASE_URL = url;
    try {
      await expectOutage(someCalls(staff));
    } finally {
      await closeDatabase();
      await only.end();
      delete process.env.DATABASE_URL;
      await environment.sql(`drop owned by ${role}; drop role ${role}`);
    }
  });

  test('the nightly erasure of 1,000 old messages finishes, in small steps', async () => {
    await environment.sql(`insert into messages (name, email, phone, subject, message, consent, created_at)
      select 'Old', 'old@example.com', '', 'Old', 'Old', '', now() - interval '9 years' from generate_series(1, 1000)`);
    await eraseDue(new Date());
    expect(await environment.sql('select 1 from messages')).toEqual([]);
  });

  test('a connection that the database ends during a transaction gives 503 for that call only', async () => {
    const holder = other();
    await holder.connect();
    await holder.query('begin; lock table bookings in access exclusive mode');
    const waiting = book();
    await expect
      .poll(() =>
        environment.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`),
      )
      .toHaveLength(1);
    await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    expect((await waiting).status).toBe(503);
    await holder.end();
    expect((await book()).status).toBe(201);
  });
});
