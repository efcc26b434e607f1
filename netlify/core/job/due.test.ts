import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { Cron } from 'croner';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import sendMail from '#netlify/functions/send-mail.ts';
import type { FunctionModule } from '#netlify/local/function-runner.ts';
import { call } from '#tests/support/call.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { bundleFunctionsServer, startFunctionsProcess } from '#tests/support/server/functions-process.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { closeDatabase, db } from '../database.ts';
import { enqueueMail } from '../mail/enqueue-mails.ts';
import { beginLook, failLook, markDue, markersWritten } from './due.ts';
import { dueJobs } from './jobs.ts';
import { lastRuns } from './last-runs.ts';

const environment = setUpEnvironment();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Sets only the clock that jobs read; the database keeps its own. */
const at = (time: string) => vi.setSystemTime(`2026-03-04T${time}Z`);
const clock = () => vi.useFakeTimers({ toFake: ['Date'] });

const enqueue = (delay = 0) =>
  db().transaction((tx) =>
    enqueueMail(tx, {
      dedupeKey: crypto.randomUUID(),
      subjectId: crypto.randomUUID(),
      recipient: 'aline@example.com',
      subject: 'Hello',
      content: { preview: '', heading: 'Hello', parts: [] },
      delay,
    }),
  );

const sent = async () => (await environment.mailbox.messages()).length;
const pass = (span: string) => environment.sql('update outbox set due_at = due_at - $1::interval', [span]);

test('a site without visitors wakes its database in two minutes of an hour', async () => {
  vi.stubEnv('ALERT_EMAIL', 'operator@example.com');
  vi.stubEnv('BUILD_HOOK_URL', 'http://127.0.0.1:1/hook');
  const folder = new URL('../../functions/', import.meta.url);
  const scheduled: { schedule: Cron; run: () => unknown }[] = [];
  for (const file of readdirSync(folder)) {
    const { default: run, config } = (await import(new URL(file, folder).href)) as FunctionModule;
    if (config && 'schedule' in config && config.schedule)
      scheduled.push({ schedule: new Cron(config.schedule, { paused: true }), run: run as () => unknown });
  }
  clock();
  const minute = async (n: number) => {
    const now = new Date(Date.UTC(2026, 2, 4, 10, 5 + n));
    vi.setSystemTime(now);
    await Promise.all(scheduled.map(({ schedule, run }) => schedule.match(now) && run()));
    expect((await call('GET', '/api/health')).json).toMatchObject({ parts: { database: 'ok' } });
    return now.toISOString().slice(11, 16);
  };
  // The first run finds that there is no backup and sends an email about it.
  for (const first of [0, 1, 2]) await minute(first);
  expect(await sent()).toBe(1);
  await closeDatabase();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const awake: string[] = [];
  for (let n = 3; n < 63; n += 1) {
    query.mockClear();
    const time = await minute(n);
    if (query.mock.calls.length > 0) awake.push(time);
  }
  query.mockRestore();
  await closeDatabase();
  expect(awake).toEqual(['10:30', '11:00']);
});

test('a mail whose server was down is sent in the minute of its retry', async () => {
  await sendMail();
  await enqueue();
  await markersWritten();
  environment.mailbox.refuse(true);
  await sendMail();
  environment.mailbox.refuse(false);
  const now = Date.now();
  clock();
  vi.setSystemTime(now + 30_000);
  await sendMail();
  expect(await sent()).toBe(0);
  await pass('61 seconds');
  vi.setSystemTime(now + 61_000);
  await sendMail();
  expect(await sent()).toBe(1);
});

test('a delayed mail is sent by the first run after its delay, and not before', async () => {
  await sendMail();
  await enqueue(10);
  await markersWritten();
  await sendMail();
  expect(await sent()).toBe(0);
  await pass('10 seconds');
  clock();
  vi.setSystemTime(Date.now() + 10_000);
  await sendMail();
  expect(await sent()).toBe(1);
});

test('a job becomes due earlier only when the transaction commits', async () => {
  clock();
  at('10:05:00');
  await beginLook('send-mail', new Date());
  await expect(
    db().transaction(async (tx) => {
      await enqueueMail(tx, {
        dedupeKey: 'lost',
        subjectId: crypto.randomUUID(),
        recipient: 'aline@example.com',
        subject: 'Hello',
        content: { preview: '', heading: '', parts: [] },
      });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await markersWritten();
  at('10:06:00');
  expect(await beginLook('send-mail', new Date())).toBe(false);
  await enqueue();
  await markersWritten();
  expect(await beginLook('send-mail', new Date())).toBe(true);
});

test('a missing marker, or one too far ahead, makes a job run at once', async () => {
  const looks = (time: string) => beginLook('send-mail', new Date(`2026-03-04T${time}Z`));
  expect(await looks('10:05:00')).toBe(true);
  expect(await looks('10:06:00')).toBe(false);
  expect(await looks('09:05:00'), 'it says 10:30').toBe(true);
  await environment.reset();
  expect(await looks('09:06:00')).toBe(true);
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', undefined);
  expect([await looks('09:07:00'), await looks('09:08:00')], 'without a file store').toEqual([true, true]);
});

test('the earlier of two due times wins, and a failing job backs off', async () => {
  const time = (text: string) => new Date(`2026-03-04T${text}Z`);
  await beginLook('send-mail', time('10:01:00'));
  for (const moment of ['10:20:00', '10:10:00', '10:15:00']) await markDue('send-mail', time(moment));
  expect(await beginLook('send-mail', time('10:09:59'))).toBe(false);
  expect(await beginLook('send-mail', time('10:10:00'))).toBe(true);
  const looks: string[] = [];
  for (let minute = 0; minute < 30; minute += 1) {
    const now = new Date(time('11:00:00').getTime() + minute * 60_000);
    if (!(await beginLook('send-mail', now))) continue;
    looks.push(now.toISOString().slice(14, 16));
    await failLook('send-mail', new Error('No.'), now);
  }
  expect(looks).toEqual(['00', '01', '03', '07', '15']);
});

test('a job that runs only in the sweeps is reported late after 45 minutes', async () => {
  await environment.sql('insert into job_runs (job, succeeded_at) select unnest($1::text[]), now()', [
    dueJobs,
  ]);
  const late = async (minutes: number) =>
    (await lastRuns(new Date(Date.now() + minutes * 60_000)))
      .filter((run) => run.late && run.succeededAt !== null)
      .map(({ job }) => job);
  expect(await late(44)).toEqual([]);
  expect(await late(46)).toEqual(dueJobs);
});

test('the sweep sends a mail whose server was killed before it wrote the marker', async () => {
  /** Servers that accept a connection and never respond. */
  let markers = 0;
  const files = createHttpServer(() => {
    markers += 1;
  }).listen(0, '127.0.0.1');
  const mail = createTcpServer(() => undefined).listen(0, '127.0.0.1');
  await Promise.all([files, mail].map((one) => one.listening || once(one, 'listening')));
  const port = (server: typeof mail) => (server.address() as AddressInfo).port;
  const settings = JSON.parse(Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString());
  const address = `http://127.0.0.1:${port(files)}`;
  const bundle = await bundleFunctionsServer();
  const server = await startFunctionsProcess(bundle, {
    NETLIFY_BLOBS_CONTEXT: Buffer.from(
      JSON.stringify({ ...settings, edgeURL: address, uncachedEdgeURL: address }),
    ).toString('base64'),
    SMTP_URL: `smtp://127.0.0.1:${port(mail)}`,
  });
  clock();
  at('10:05:00');
  await sendMail();
  const { status } = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { ...afterAMinute, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(messageRequest()),
  });
  expect(status).toBe(201);
  await expect.poll(() => markers).toBeGreaterThan(0);
  await server.kill();
  files.closeAllConnections();
  files.close();
  mail.close();
  await rm(path.dirname(bundle), { recursive: true, force: true });
  // Lets the killed server’s leases expire.
  await pass('6 minutes');
  at('10:29:00');
  await sendMail();
  expect(await sent()).toBe(0);
  at('10:30:00');
  await sendMail();
  expect(await sent()).toBe(2);
  expect(await environment.sql(`select 1 from outbox where status <> 'sent'`)).toEqual([]);
});
