import type { Config } from '@netlify/functions';
import { remindOfTomorrow } from '#netlify/core/booking/my-booking/remind.ts';
import { runJob } from '#netlify/core/job/run-job.ts';

export default () => runJob('remind', () => remindOfTomorrow(new Date()));

export const config: Config = { schedule: '0 * * * *' };
