import type { Config } from '@netlify/functions';
import { remindOfHolds } from '#netlify/core/booking/place/remind-of-hold.ts';
import { runJob } from '#netlify/core/job/run-job.ts';

export default () => runJob('remind-of-holds', () => remindOfHolds(new Date()));

export const config: Config = { schedule: '*/10 * * * *' };
