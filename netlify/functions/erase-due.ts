import type { Config } from '@netlify/functions';
import { runJob } from '#netlify/core/job/run-job.ts';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';

export default () => runJob('erase-due', () => eraseDue(new Date()));

/** At night in Kigali (UTC schedule), when no visitor waits for the database. */
export const config: Config = { schedule: '30 1 * * *' };
