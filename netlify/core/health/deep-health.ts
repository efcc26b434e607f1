import type { SiteBuild } from '#src/domain/shelf/site-build.ts';
import { type HoldsOfOneNetwork, holdsOfOneNetwork } from '../booking/slot/hold-cap.ts';
import { ebmDevice } from '../ebm/ebm-device.ts';
import { type EbmQueue, readEbmQueue } from '../ebm/ebm-receipts.ts';
import { type LastRun, lastRuns } from '../job/last-runs.ts';
import { type OutboxState, outboxState } from '../outbox/outbox-state.ts';
import { type UndecidedPayments, undecidedPayments } from '../payment/attempt/undecided-payments.ts';
import { siteBuild } from '../site-build/site-build.ts';
import { type TextsState, textsState } from '../sms/texts-state.ts';
import { type BackupState, backupState, schemaVersion } from './database-facts.ts';
import { type Health, readHealthWithDatabase } from './health.ts';
import { type HealthProblem, problemsOf } from './health-problems.ts';
import { serverErrorsWithin } from './server-errors.ts';

export interface Readings {
  mails: OutboxState;
  texts: TextsState;
  payments: UndecidedPayments;
  /** Null while no sales are reported. */
  ebm: EbmQueue | null;
  errors: { lastHour: number; lastQuarter: number };
  holds: HoldsOfOneNetwork;
  jobs: LastRun[];
  backup: BackupState;
  build: SiteBuild;
  schema: string | null;
}

export interface DeepHealth extends Health {
  /** Null when the database is down, since all of it comes from there. */
  readings: Readings | null;
  problems: HealthProblem[];
}

/** Reads the full state; parts are at most 15 seconds old unless `health` is given. */
export async function readDeepHealth(health?: Health): Promise<DeepHealth> {
  const found = health ?? (await readHealthWithDatabase());
  const now = new Date();
  const readings = found.ok ? await readReadings(now) : null;
  return { ...found, readings, problems: problemsOf(found, readings, now) };
}

async function readReadings(now: Date): Promise<Readings> {
  const [mails, texts, payments, ebm, holds, lastHour, lastQuarter, jobs, backup, build, schema] =
    await Promise.all([
      outboxState(),
      textsState(),
      undecidedPayments(),
      ebmDevice() === undefined ? null : readEbmQueue(),
      holdsOfOneNetwork(),
      serverErrorsWithin(60),
      serverErrorsWithin(15),
      lastRuns(now),
      backupState(),
      siteBuild(),
      schemaVersion(),
    ]);
  const errors = { lastHour, lastQuarter };
  return { mails, texts, payments, ebm, holds, errors, jobs, backup, build, schema };
}
