import type { Config } from '@netlify/functions';
import { raiseAlerts } from '#netlify/core/health/alert/raise-alerts.ts';
import { runWhenDue } from '#netlify/core/job/run-job.ts';

export default () => runWhenDue('raise-alerts', raiseAlerts);

export const config: Config = { schedule: '*/5 * * * *' };
