import type { SiteBuild } from '#src/domain/shelf/site-build.ts';
import { type HoldsOfOneNetwork, holdsOfOneNetwork } from '../booking/slot/hold-cap.ts';
import { type LastRun, lastRuns } from '../job/last-runs.ts';
import { type OutboxState, outboxState } from '../mail/outbox-state.ts';
import { type UndecidedPayments, undecidedPayments } from '../payment/attempt/undecided-payments.ts';
import { siteBuild } from '../site-build/site-build.ts';
import { type BackupState, backupState, schemaVersion } from './database-facts.ts';
import { type Health, readHealthWithDatabase } from './health.ts';
import { type HealthProblem, problemsOf } from './health-problems.ts';
import { serverErrorsWithin } from './server-errors.ts';

/** What waits, how old it is, and what went wrong lately. */
export interface Readings {
  mails: OutboxState;
  payments: UndecidedPayments;
  /** Requests that failed by a fault of ours. */
  errors: { lastHour: number; lastQuarter: number };
  holds: HoldsOfOneNetwork;
  jobs: LastRun[];
  backup: BackupState;
  build: SiteBuild;
  /** The newest migration of the database. */
  schema: string | null;
}

/** The state of the site with what is inside of it. */
export interface DeepHealth extends Health {
  /** Null when the database does not answer: all of it is there. */
  readings: Readings | null;
  /** What someone should look at now. */
  problems: HealthProblem[];
}

/** What can be seen of the site from within; the parts are those of the last 15 seconds, or as they were found now. */
export async function readDeepHealth(health?: Health): Promise<DeepHealth> {
  const found = health ?? (await readHealthWithDatabase());
  const now = new Date();
  const readings = found.ok ? await readReadings(now) : null;
  return { ...found, readings, problems: problemsOf(found, readings, now) };
}

async function readReadings(now: Date): Promise<Readings> {
  const [mails, payments, holds, lastHour, lastQuarter, jobs, backup, build, schema] = await Promise.all([
    outboxState(),
    undecidedPayments(),
    holdsOfOneNetwork(),
    serverErrorsWithin(60),
    serverErrorsWithin(15),
    lastRuns(now),
    backupState(),
    siteBuild(),
    schemaVersion(),
  ]);
  return { mails, payments, holds, errors: { lastHour, lastQuarter }, jobs, backup, build, schema };
}
