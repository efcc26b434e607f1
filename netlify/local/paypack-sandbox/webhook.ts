import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxCredentials } from './access.ts';
import { behaviourOf } from './behaviour.ts';
import { eventOf, type Transaction, type TransactionEvent } from './ledger.ts';

/** Webhook with the exact bytes that its headers sign. */
export interface Webhook {
  body: string;
  headers: { 'content-type': string; 'x-paypack-signature': string };
}

export function signWebhook({ event_kind, ...event }: TransactionEvent): Webhook {
  const body = JSON.stringify({ ...event, kind: event_kind });
  const signature = createHmac('sha256', sandboxCredentials.webhookSecret).update(body).digest('base64');
  return { body, headers: { 'content-type': 'application/json', 'x-paypack-signature': signature } };
}

export function webhooksAbout(transaction: Transaction, processed: TransactionEvent): Webhook[] {
  const done = signWebhook(processed);
  switch (behaviourOf(transaction.client)) {
    case 'no webhook':
      return [];
    case 'webhook twice':
      return [done, done];
    case 'webhooks out of order': {
      const before: Transaction = { ...transaction, status: 'pending', processed_at: null };
      const late = (kind: TransactionEvent['event_kind']) =>
        signWebhook(eventOf(kind, before, transaction.created_at));
      return [done, late('transaction:created'), late('transaction:processed')];
    }
    default:
      return [done];
  }
}

/** Attempts per webhook, with back-off from half a second: a minute in all. */
const tries = 7;

async function deliver(address: string, webhook: Webhook, stopping: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < tries && !stopping.aborted; attempt += 1) {
    const answer = await fetch(address, {
      method: 'POST',
      ...webhook,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(10_000)]),
    }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    await pause(500 * 2 ** attempt, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Sends webhooks in order and retries each until the site responds. Never throws. */
export async function deliverWebhooks(
  address: string,
  webhooks: Webhook[],
  stopping: AbortSignal,
): Promise<void> {
  for (const webhook of webhooks) await deliver(address, webhook, stopping);
}
