import type { Config } from '@netlify/functions';
import { runJob } from '#netlify/core/job/run-job.ts';
import { reconcile } from '#netlify/core/payment/reconcile/reconcile.ts';

export default () => runJob('reconcile-payments', () => reconcile(new Date()));

/** At night in Kigali (UTC schedule), after the day's last payment requests have ended. */
export const config: Config = { schedule: '0 2 * * *' };
