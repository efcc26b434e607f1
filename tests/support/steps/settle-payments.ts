import type { Environment } from '../server/environment.ts';

/** Ends every payment, without a report of Paypack. */
export const settlePayments = ({ sql }: Environment, status: 'successful' | 'failed') =>
  sql('update payments set status = $1, settled_at = now()', [status]);
