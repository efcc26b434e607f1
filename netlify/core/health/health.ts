import { getStore } from '@netlify/blobs';
import { sql } from 'drizzle-orm';
import packageJson from '../../../package.json' with { type: 'json' };
import { build } from '../build.ts';
import { db } from '../database.ts';
import { env } from '../env.ts';
import { databaseAtLastLook } from '../job/due.ts';
import { logError } from '../log.ts';
import { mailsAreStuck } from '../mail/enqueue-mails.ts';
import { mailTransport } from '../mail/transport.ts';
import { paypackAccount } from '../payment/paypack/paypack.ts';
import { pingPaypack } from '../payment/paypack/paypack-events.ts';
import { serverKey } from '../server-key.ts';

/**
 * State of a dependency. `stuck`: emails wait although the mail server responds.
 * `/api/health` repeats the last job’s result, so the database can sleep; `?deep` queries it.
 */
type PartState = 'ok' | 'not-configured' | 'unreachable' | 'stuck' | 'unknown';

export interface Health {
  /** False when the database is down, so that no booking can be taken. */
  ok: boolean;
  version: string;
  commit: string;
  /** ISO instant at which the build read the overrides. */
  builtAt: string;
  parts: Record<'database' | 'files' | 'mail' | 'payments', PartState>;
}

const partTimeoutMs = 3000;
const cacheMs = 15_000;

type Others = Omit<Health['parts'], 'database'>;

let cached: { until: number; others: Promise<Others> } | undefined;

/** Reads the state without a query, so that a monitor lets the database sleep; cached for 15 seconds. */
export async function readHealth(): Promise<Health> {
  const [database, others] = await Promise.all([databaseAtLastLook(), recentOthers()]);
  return healthWith(database ?? 'unknown', others);
}

/** Reads the state and queries the database; the other parts are cached for 15 seconds. */
export async function readHealthWithDatabase(): Promise<Health> {
  return withDatabase(await recentOthers());
}

export async function checkHealth(): Promise<Health> {
  return withDatabase(await checkOthers());
}

async function withDatabase(others: Others): Promise<Health> {
  const database = await state('database', checkDatabase);
  return healthWith(database, { ...others, mail: await withOutbox(others.mail, database) });
}

function recentOthers(): Promise<Others> {
  if (cached === undefined || cached.until < Date.now())
    cached = { until: Date.now() + cacheMs, others: checkOthers() };
  return cached.others;
}

async function checkOthers(): Promise<Others> {
  const [files, mail, payments] = await Promise.all([
    state('files', checkFiles),
    state('mail', checkMail),
    state('payments', checkPayments),
  ]);
  return { files, mail, payments };
}

function healthWith(database: PartState, others: Others): Health {
  return {
    ok: database !== 'unreachable',
    version: packageJson.version,
    commit: build.commit,
    builtAt: build.readAt,
    parts: { database, ...others },
  };
}

async function state(part: string, check: () => Promise<PartState>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No response in time.')), partTimeoutMs);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    logError('A part of the site does not answer.', error, { part });
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function checkDatabase(): Promise<PartState> {
  await db().execute(sql`select 1`);
  return 'ok';
}

async function checkFiles(): Promise<PartState> {
  if (env('NETLIFY_BLOBS_CONTEXT') === undefined) return 'not-configured';
  await getStore('health').getMetadata('any');
  return 'ok';
}

async function checkMail(): Promise<PartState> {
  const transport = await mailTransport(partTimeoutMs);
  if (transport === undefined) return 'not-configured';
  try {
    // Queued mails are encrypted: report a missing key before the first of them.
    serverKey('mail');
    await transport.verify();
    return 'ok';
  } finally {
    transport.close();
  }
}

async function withOutbox(mail: PartState, database: PartState): Promise<PartState> {
  return mail === 'ok' && database === 'ok' ? state('mail', checkOutbox) : mail;
}

async function checkOutbox(): Promise<PartState> {
  return (await mailsAreStuck()) ? 'stuck' : 'ok';
}

async function checkPayments(): Promise<PartState> {
  const account = paypackAccount();
  if (account === undefined) return 'not-configured';
  await pingPaypack(account, partTimeoutMs);
  return 'ok';
}
