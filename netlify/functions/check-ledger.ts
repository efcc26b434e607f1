import type { Config } from '@netlify/functions';
import { runJob } from '#netlify/core/job/run-job.ts';
import { checkLedger } from '#netlify/core/payment/ledger/check/check-ledger.ts';

export default () => runJob('check-ledger', () => checkLedger());

/** At night in Kigali (UTC schedule), after the erasures and the comparison with Paypack. */
export const config: Config = { schedule: '30 2 * * *' };
