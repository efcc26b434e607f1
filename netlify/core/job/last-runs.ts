import { build } from '../build.ts';
import { db } from '../database.ts';
import { jobRuns } from './job-run.table.ts';
import { type JobName, jobNames, jobs } from './jobs.ts';

export interface LastRun {
  job: JobName;
  /** ISO instants; null if never. */
  succeededAt: string | null;
  failedAt: string | null;
  late: boolean;
}

/** Reads the last runs. A job that never ran is due from the build on; without a build, never late. */
export async function lastRuns(now: Date): Promise<LastRun[]> {
  const rows = new Map((await db().select().from(jobRuns)).map((row) => [row.job, row]));
  const builtAt = Date.parse(build.readAt);
  return jobNames.map((job) => {
    const { succeededAt = null, failedAt = null } = rows.get(job) ?? {};
    return {
      job,
      succeededAt: succeededAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
      late: now.getTime() - (succeededAt?.getTime() ?? builtAt) > jobs[job] * 60_000,
    };
  });
}
