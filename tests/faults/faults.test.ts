import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';
import { startDatabaseProxy } from '#tests/support/server/database-proxy.ts';
import {
  bundleFunctionsServer,
  type FunctionsProcess,
  startFunctionsProcess,
} from '#tests/support/server/functions-process.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { startCrowd } from './crowd.ts';
import {
  type HttpFault,
  type MailFault,
  startFilesFront,
  startHttpFront,
  startMailFront,
} from './faulty-front.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { apply, book } from './visitors.ts';

/** Bookings and applications while a dependency fails: every acknowledged one exists, exactly once. */

const faultMs = 4000;
const kills = 20;
const killEveryMs = 700;

const environment = setUpEnvironment({ reset: false });
let bundle: string;
let database: Awaited<ReturnType<typeof startDatabaseProxy>>;
let mail: Awaited<ReturnType<typeof startMailFront>>;
let paypack: Awaited<ReturnType<typeof startHttpFront>>;
let files: Awaited<ReturnType<typeof startFilesFront>>;
let server: FunctionsProcess;
const table: Record<string, Outcome> = {};

beforeAll(async () => {
  bundle = await bundleFunctionsServer();
  await environment.sql(
    `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
  );
  database = await startDatabaseProxy(environment.databaseUrl);
  mail = await startMailFront(environment.mailbox.url);
  paypack = await startHttpFront(environment.paypack.baseUrl);
  Object.assign(process.env, { SMTP_URL: mail.url, PAYPACK_BASE_URL: paypack.url });
  files = await startFilesFront(process.env.NETLIFY_BLOBS_CONTEXT ?? '');
  server = await startServer();
});

afterAll(async () => {
  await server.kill();
  await Promise.all([database.stop(), mail.stop(), paypack.stop(), files.stop()]);
  await rm(path.dirname(bundle), { recursive: true, force: true });
  // Written to stdout, not logged: the table is the suite's result.
  process.stdout.write(`${rowsOf(table).join('\n')}\n`);
});

function startServer(more: Record<string, string> = {}): Promise<FunctionsProcess> {
  return startFunctionsProcess(bundle, {
    NETLIFY_DB_URL: database.url,
    NETLIFY_BLOBS_CONTEXT: files.context,
    ...more,
  });
}

async function restartServer(more?: Record<string, string>): Promise<void> {
  await server.kill();
  server = await startServer(more);
}

const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Takes every free connection of the database. */
async function fillDatabase(): Promise<pg.Client[]> {
  await environment.sql(terminateOthers);
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client(environment.databaseUrl);
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return taken;
    }
    taken.push(client);
  }
}

/** Kills one PostgreSQL process, which ends all others and makes the database recover. */
async function killDatabase() {
  const client = new pg.Client(environment.databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}

/** Moves the clock two hours forward and back every 300 ms. */
const jumpingClock = `--import=data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  let offset = 0;
  setInterval(() => { offset = offset === 0 ? 7200000 : offset > 0 ? -7200000 : 0; }, 300).unref();
  globalThis.Date = class extends Real {
    constructor(...parts) { super(...(parts.length === 0 ? [Real.now() + offset] : parts)); }
    static now() { return Real.now() + offset; }
  };`)}`;

type Fault = () => Promise<void>;

const lasting =
  (begin: () => unknown, end: () => unknown): Fault =>
  async () => {
    await begin();
    await wait(faultMs);
    await end();
  };
const ofMail = (fault: MailFault) =>
  lasting(
    () => mail.fail(fault),
    () => mail.fail('none'),
  );
const ofPaypack = (fault: HttpFault) =>
  lasting(
    () => paypack.fail(fault),
    () => paypack.fail('none'),
  );

const ofFiles = (fault: HttpFault) =>
  lasting(
    () => files.fail(fault),
    () => files.fail('none'),
  );

let taken: pg.Client[] = [];

const faults: Record<string, Fault> = {
  'nothing fails': () => wait(faultMs),
  'database stopped': lasting(
    () => database.breakOff(true),
    () => database.breakOff(false),
  ),
  'database frozen': lasting(
    () => database.freeze(),
    () => database.thaw(),
  ),
  'database full': lasting(
    async () => {
      taken = await fillDatabase();
    },
    () => Promise.all(taken.map((client) => client.end())),
  ),
  'mail connection refused': ofMail('refuses'),
  'mail server hangs': ofMail('hangs'),
  'mail server returns 451': ofMail('451'),
  'mail server returns 550': ofMail('550'),
  'Paypack slow': ofPaypack('slow'),
  'Paypack returns 500': ofPaypack('error'),
  'Paypack returns HTML': ofPaypack('nonsense'),
  'Paypack drops responses': ofPaypack('drop'),
  'file store slow': ofFiles('slow'),
  'file store returns 500': ofFiles('error'),
  'file store drops responses': ofFiles('drop'),
  'clock jumps': lasting(
    () => restartServer({ NODE_OPTIONS: jumpingClock }),
    () => restartServer(),
  ),
  [`server and database killed ${kills} times`]: async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await (kill % 2 === 0 ? restartServer() : killDatabase());
      await wait(killEveryMs);
    }
  },
};

test.each(Object.keys(faults))(
  '%s: everything acknowledged is stored, and nothing twice',
  async (name) => {
    await environment.reset();
    // Only applications use the file store.
    const crowd = startCrowd(name.startsWith('file store') ? apply : book, () => server.url);
    await wait(1000);
    await faults[name]?.();
    await wait(1000);
    const attempts = await crowd.end();
    await finishWaiting();
    const outcome = await outcomeOf(attempts, environment);
    table[name] = outcome;
    expect(outcome.acknowledged).toBe(attempts.length);
    const { lost, doubledRecords, doubledPayments, doubledMails } = outcome;
    expect({ lost, doubledRecords, doubledPayments, doubledMails }).toEqual({
      lost: 0,
      doubledRecords: 0,
      doubledPayments: 0,
      doubledMails: 0,
    });
  },
  300_000,
);

// Text messages may wait for the morning.
const waiting = `select from outbox where status = 'waiting' and channel = 'mail'
  union all select from payments where status = 'pending' and transaction_ref is null`;
const countWaiting = async () => (await environment.sql(waiting)).length;

async function finishWaiting(): Promise<void> {
  await untilServerIsIdle();
  while ((await countWaiting()) > 0) {
    await environment.sql(`update outbox set due_at = now() where status = 'waiting'`);
    await environment.sql('update payments set due_at = now() where transaction_ref is null');
    await pollPayments();
    await dispatchMail();
  }
}

/** Waits until the server sends no more: a mail whose lease is taken would be sent twice. */
async function untilServerIsIdle(): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY, left = await countWaiting(); left < before; ) {
    before = left;
    await wait(2000);
    left = await countWaiting();
  }
}

function rowsOf(outcomes: Record<string, Outcome>): string[] {
  const columns = [
    'acknowledged',
    'lost',
    'doubledRecords',
    'doubledPayments',
    'doubledMails',
    'repeatedMails',
  ] as const;
  const row = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(40)}${cells.map((cell) => String(cell).padStart(17)).join('')}`;
  const lines = Object.entries(outcomes).map(([name, one]) =>
    row(
      name,
      columns.map((column) => one[column]),
    ),
  );
  return [row('', columns), ...lines];
}
