import type { Config } from '@netlify/functions';
import { remindOfTomorrow } from '#netlify/core/booking/my-booking/remind.ts';
import { remindOfParts } from '#netlify/core/booking/plan/remind-of-parts.ts';
import { runJob } from '#netlify/core/job/run-job.ts';

export default () => runJob('remind', () => remind(new Date()));

/** Runs both at once, so that they share the time of a run. */
async function remind(now: Date): Promise<void> {
  await Promise.all([remindOfTomorrow(now), remindOfParts(now)]);
}

export const config: Config = { schedule: '0 * * * *' };
