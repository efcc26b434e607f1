import type { Config } from '@netlify/functions';
import { runJob } from '#netlify/core/job/run-job.ts';
import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';

export default () => runJob('settle-payments', () => pollPayments());

export const config: Config = { schedule: '* * * * *' };
