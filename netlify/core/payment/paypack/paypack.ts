import * as z from 'zod';
import { env } from '../../env.ts';
import { callPaypack, type PaypackAccount } from './paypack-http.ts';
import { authorized, withToken } from './paypack-token.ts';

/** Milliseconds for one operation, authorisation included, when nobody waits for it. */
export const paypackTimeoutMs = 8000;

const transaction = z.object({ ref: z.string().min(1) });

export interface CashinRequest {
  /** RWF, at least 100. */
  amount: number;
  /** Ten digits starting with 07. */
  number: string;
  /** At most 32 letters and digits; the same key returns the same transaction. */
  idempotencyKey: string;
}

export function paypackAccount(): PaypackAccount | undefined {
  const clientId = env('PAYPACK_CLIENT_ID');
  const clientSecret = env('PAYPACK_CLIENT_SECRET');
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const baseUrl = env('PAYPACK_BASE_URL').replace(/\/+$/, '');
  return { baseUrl, clientId, clientSecret, webhookMode: env('PAYPACK_WEBHOOK_MODE') };
}

/** Sends the prompt to a phone and returns the transaction's reference. Throws like `callPaypack`. */
export async function cashin(
  account: PaypackAccount,
  request: CashinRequest,
  timeoutMs = paypackTimeoutMs,
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const body = JSON.stringify({ amount: request.amount, number: request.number });
  const { ref } = await withToken(account, signal, (access) => {
    const headers = {
      ...authorized(access),
      'content-type': 'application/json',
      'idempotency-key': request.idempotencyKey,
      'x-webhook-mode': account.webhookMode,
    };
    // Paypack's documentation shows the key both as a header and in the URL, so we send both.
    const query = new URLSearchParams({ 'Idempotency-Key': request.idempotencyKey });
    const url = `${account.baseUrl}/transactions/cashin?${query}`;
    return callPaypack(url, { method: 'POST', headers, body, signal }, transaction);
  });
  return ref;
}
