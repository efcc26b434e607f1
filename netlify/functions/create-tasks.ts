import type { Config } from '@netlify/functions';
import { runJob } from '#netlify/core/job/run-job.ts';
import { createMissingTasks } from '#netlify/core/task/create-missing-tasks.ts';

export default () => runJob('create-tasks', () => createMissingTasks(new Date()));

/** At night in Kigali (UTC schedule), with the check of the ledger: they wake the database once. */
export const config: Config = { schedule: '30 2 * * *' };
