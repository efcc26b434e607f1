import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { nextPaymentDue, pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';

export default () => runWhenDue('settle-payments', () => pollPayments(), nextPaymentDue);

export const config: Config = { schedule: '* * * * *' };
