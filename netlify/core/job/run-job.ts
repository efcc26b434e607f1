import { sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { log, logError } from '../log.ts';
import { requestId, withRequestId } from '../request/request-id.ts';
import { beginLook, endLook, failLook, markersWritten } from './due.ts';
import { jobRuns } from './job-run.table.ts';
import type { DueJob, JobName } from './jobs.ts';

/** Runs a job under its own request id, logs one line and records the outcome. Rethrows errors. */
export function runJob(job: JobName, work: () => Promise<unknown>): Promise<void> {
  return withRequestId(crypto.randomUUID(), async () => {
    const started = performance.now();
    let ok = false;
    try {
      await work();
      ok = true;
    } finally {
      log(ok ? 'info' : 'warn', 'job', { job, ok, ms: Math.round(performance.now() - started) });
      await recordRun(job, ok);
      await markersWritten();
    }
  });
}

/** Runs a due job. `nextDue` returns its next time, or now if time ran out. Rethrows errors. */
export async function runWhenDue(
  job: DueJob,
  work: () => Promise<unknown>,
  nextDue: () => Promise<Date | undefined> = async () => undefined,
): Promise<void> {
  const now = new Date();
  if (!(await beginLook(job, now))) return;
  try {
    await runJob(job, work);
    await endLook(job, await nextDue());
  } catch (error) {
    await failLook(job, error, now);
    throw error;
  }
}

/** Only logs its own failure: the work is done, or has an error of its own to report. */
async function recordRun(job: JobName, ok: boolean): Promise<void> {
  const ended = { [ok ? 'succeededAt' : 'failedAt']: sql`now()`, requestId: requestId() ?? null };
  try {
    await db()
      .insert(jobRuns)
      .values({ job, ...ended })
      .onConflictDoUpdate({ target: jobRuns.job, set: ended });
  } catch (error) {
    logError('The run of a job could not be recorded.', error, { job });
  }
}
