import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { JobName } from '#netlify/core/job/jobs.ts';
import { startFileServer } from '#netlify/local/files.ts';
import { startMailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import { paypackEnvironment } from '#netlify/local/paypack-sandbox/environment.ts';
import { startPaypackSandbox } from '#netlify/local/paypack-sandbox/sandbox.ts';
import { bundleProcess } from '#tests/support/server/functions-process.ts';
import { withDatabase, withSql } from '../bench-database.ts';
import { noteFigure } from '../figures/figures.ts';
import { fillBooks } from '../fill-dashboard.ts';
import type { JobRun } from './job-process.ts';

/**
 * One run of each scheduled function on the books of 10,000 and of 100,000 bookings: as they are, and with all of them due at
 * once. The platform ends a run after 30 seconds, so it has to stop before; and memory may not grow with the books.
 */

const sizes = [10_000, 100_000];
const longestMs = 28_000;
/** So many MB more may a run hold where there is ten times as much. */
const mostGrowth = 40;

interface Situation {
  job: JobName;
  what: string;
  /** What makes it so. */
  statements?: string[];
  /** Counts what has been done so far. */
  done?: string;
}

const erased = `select count(*) from audit_entries where action like '%.erased'`;
const written = 'select count(*) from outbox_mails';
const later = `update bookings set event_date = event_date + 60 where event_date is not null`;

const situations: Situation[] = [
  { job: 'erase-due', what: 'the first night', done: erased },
  { job: 'erase-due', what: 'nothing is due', done: erased },
  { job: 'remind', what: 'a day of these books', done: written },
  { job: 'remind-of-holds', what: 'a day of these books', done: written },
  { job: 'settle-payments', what: 'nothing is due' },
  { job: 'reconcile-payments', what: 'a day of these books' },
  { job: 'raise-alerts', what: 'a day of these books' },
  { job: 'ask-for-build', what: 'a day of these books' },
  {
    job: 'remind',
    what: 'all have their session tomorrow',
    statements: [
      `update bookings set status = 'confirmed', event_date = (now() at time zone 'Africa/Kigali')::date + 1`,
    ],
    done: written,
  },
  {
    job: 'send-mail',
    what: 'all those reminders wait',
    done: `select count(*) from outbox_mails where status = 'sent'`,
  },
  {
    job: 'remind-of-holds',
    what: 'all are about to lose their slot',
    statements: [later, `update bookings set status = 'pending', held_until = now() + interval '90 minutes'`],
    done: written,
  },
  {
    job: 'settle-payments',
    what: 'all payments are open',
    statements: [
      `update payments set status = 'pending', settled_at = null, due_at = now(), requested_at = now()`,
    ],
    done: 'select count(*) from payments where tries > 0',
  },
  {
    job: 'erase-due',
    what: 'all are due',
    statements: [
      'alter table ledger_entries disable trigger user',
      `update ledger_entries set day = day - 5000`,
      'alter table ledger_entries enable trigger user',
      `update payments set status = 'failed'`,
      `update bookings set created_at = created_at - interval '5000 days', event_date = event_date - 5000`,
    ],
    done: erased,
  },
];

/** Prints for each situation what a run took, with few bookings and with many. */
export async function benchJobs(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-files-'));
  const files = await startFileServer(folder);
  const [mail, paypack] = [await startMailSink(), await startPaypackSandbox()];
  Object.assign(process.env, {
    NETLIFY_BLOBS_CONTEXT: files.context,
    SMTP_URL: mail.url,
    ALERT_EMAIL: 'alerts@example.com',
    ...paypackEnvironment(paypack),
  });
  const bundle = await bundleProcess(new URL('./job-process.ts', import.meta.url));
  try {
    const runs = [];
    for (const size of sizes) runs.push(await runAll(bundle, size));
    const [few = [], many = []] = runs;
    const pairs = situations.flatMap(({ job }, at) => {
      const [less, more] = [few[at], many[at]];
      return less && more ? { job, few: less, many: more } : [];
    });
    for (const [job, those] of Map.groupBy(pairs, (pair) => pair.job)) noteJob(job, those);
  } finally {
    await Promise.all([files.stop(), mail.stop(), paypack.stop()]);
    for (const one of [folder, path.dirname(bundle)]) await rm(one, { recursive: true, force: true });
  }
}

/** The longest run of a job, and by how much more memory the run took that grew most with the books. */
function noteJob(job: JobName, runs: readonly Record<'few' | 'many', JobRun>[]): void {
  const longest = Math.max(...runs.flatMap(({ few, many }) => [few.ms, many.ms]));
  const growth = Math.max(...runs.map(({ few, many }) => many.peak - few.peak));
  noteFigure({
    what: `${job}, the longest run`,
    ours: `${(longest / 1000).toFixed(1)} s; ${Math.round(growth)} MB more than with a tenth of the books`,
    goal: `${longestMs / 1000} s; ${mostGrowth} MB`,
    missed: longest > longestMs || growth > mostGrowth,
  });
}

async function runAll(bundle: string, bookings: number): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  await withDatabase((databaseUrl) =>
    withSql(databaseUrl, async (sql) => {
      await fillBooks(sql, bookings);
      for (const situation of situations) runs.push(await runOne(bundle, sql, bookings, situation));
    }),
  );
  return runs;
}

async function runOne(
  bundle: string,
  sql: pg.Client,
  bookings: number,
  { job, what, statements = [], done }: Situation,
): Promise<JobRun> {
  for (const statement of statements) await sql.query(statement);
  if (statements.length > 0) await sql.query('vacuum analyze');
  const count = async () => (done === undefined ? 0 : Number((await sql.query(done)).rows[0].count));
  const before = await count();
  const run = await inAProcess(bundle, job);
  const turns = done === undefined ? '' : `, ${(await count()) - before} done`;
  console.log(
    `${bookings.toLocaleString('en')} bookings, ${job}, ${what}: ${(run.ms / 1000).toFixed(2)} s, ${Math.round(run.peak)} MB at most${turns}`,
  );
  return run;
}

async function inAProcess(bundle: string, job: JobName): Promise<JobRun> {
  const child = fork(bundle, [job], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [run] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${job} ended with ${code}.`))),
  ]);
  return run as JobRun;
}
