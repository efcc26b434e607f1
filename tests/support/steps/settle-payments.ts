import type { Environment } from '../server/environment.ts';

export const settlePayments = ({ sql }: Environment, status: 'successful' | 'failed') =>
  sql('update payments set status = $1, settled_at = now()', [status]);
