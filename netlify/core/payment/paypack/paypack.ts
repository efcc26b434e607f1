import * as z from 'zod';
import { paymentStatuses } from '#src/features/payment/payment.ts';
import { env } from '../../env.ts';
import { callPaypack, type PaypackAccount } from './paypack-http.ts';
import { withToken } from './paypack-token.ts';

/** One operation, with its authorisation, takes at most this long (ms) when nobody waits for it. */
const timeoutMs = 8000;

const transaction = z.object({ ref: z.string().min(1) });

/** What a processed transaction says, in events and in webhooks. `amount` is RWF. */
export const transactionData = z.object({
  ref: z.string().min(1).max(200),
  kind: z.string(),
  amount: z.number(),
  // Beside the point of a report, so that nothing in it may keep the money from being recorded.
  fee: z.number().min(0).optional().catch(undefined),
  status: z.enum(paymentStatuses),
});

export type TransactionData = z.infer<typeof transactionData>;

/** Events of other kinds may carry other data; only processed ones are read further. */
const events = z.object({
  transactions: z.array(z.object({ event_kind: z.string(), data: z.unknown().optional() })),
});

export interface CashinRequest {
  /** RWF, at least 100. */
  amount: number;
  /** Ten digits that begin with 07. */
  number: string;
  /** At most 32 characters; the same key gives the same transaction. */
  idempotencyKey: string;
}

/** Our account at Paypack, or undefined when the site has no credentials. */
export function paypackAccount(): PaypackAccount | undefined {
  const clientId = env('PAYPACK_CLIENT_ID');
  const clientSecret = env('PAYPACK_CLIENT_SECRET');
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const baseUrl = env('PAYPACK_BASE_URL').replace(/\/+$/, '');
  return { baseUrl, clientId, clientSecret, webhookMode: env('PAYPACK_WEBHOOK_MODE') };
}

/** Sends the payment prompt to a phone and gives the transaction's reference. Throws as `callPaypack`. */
export async function cashin(
  account: PaypackAccount,
  request: CashinRequest,
  patience = timeoutMs,
): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const body = JSON.stringify({ amount: request.amount, number: request.number });
  const { ref } = await withToken(account, signal, (access) => {
    const headers = {
      ...authorized(access),
      'content-type': 'application/json',
      'idempotency-key': request.idempotencyKey,
      'x-webhook-mode': account.webhookMode,
    };
    const url = `${account.baseUrl}/transactions/cashin`;
    return callPaypack(url, { method: 'POST', headers, body, signal }, transaction);
  });
  return ref;
}

/** What became of a transaction: its processed events, trusted only for exactly this reference. */
export async function processedEvents(account: PaypackAccount, ref: string): Promise<TransactionData[]> {
  const query = new URLSearchParams({ ref, kind: 'CASHIN', limit: '100', offset: '0' });
  const { transactions } = await getEvents(account, query, AbortSignal.timeout(timeoutMs));
  return transactions.flatMap((event) => {
    const read = transactionData.safeParse(event.data);
    return event.event_kind === 'transaction:processed' && read.success && read.data.ref === ref
      ? read.data
      : [];
  });
}

/** Resolves when Paypack answers us within `timeout` milliseconds. */
export async function pingPaypack(account: PaypackAccount, timeout: number): Promise<void> {
  await getEvents(account, new URLSearchParams({ limit: '1' }), AbortSignal.timeout(timeout));
}

function getEvents(account: PaypackAccount, query: URLSearchParams, signal: AbortSignal) {
  const url = `${account.baseUrl}/events/transactions?${query}`;
  return withToken(account, signal, (access) =>
    callPaypack(url, { headers: authorized(access), signal }, events),
  );
}

function authorized(access: string) {
  return { authorization: `Bearer ${access}`, accept: 'application/json' };
}
