import type { Config } from '@netlify/functions';
import { remindOfHolds } from '#netlify/core/booking/slot/remind-of-hold.ts';
import { runJob } from '#netlify/core/job/run-job.ts';

export default () => runJob('remind-of-holds', () => remindOfHolds(new Date()));

/** Runs together with the sweep (docs/decisions/0045), so that all jobs wake the database once. */
export const config: Config = { schedule: '*/30 * * * *' };
