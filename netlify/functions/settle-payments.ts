import type { Config } from '@netlify/functions';
import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';

export default () => pollPayments();

export const config: Config = { schedule: '* * * * *' };
