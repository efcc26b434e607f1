import { sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { log, logError } from '../log.ts';
import { requestId, withRequestId } from '../request/request-id.ts';
import { beginLook, endLook, failLook, markersWritten } from './due.ts';
import { jobRuns } from './job-run.table.ts';
import type { DueJob, JobName } from './jobs.ts';

/**
 * Does the work of a scheduled function under an id of its own, with one line in the log, and records how it ended. Throws
 * what the work throws.
 */
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

/**
 * Runs the job if it is due; if not, the database may sleep. `nextDue` returns the time of its next work, or now if its time
 * ran out. Throws what the work throws.
 */
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

/** What cannot be recorded stays in the log: the work is done, or has its own error to tell. */
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
