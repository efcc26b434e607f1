import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxCredentials } from './access.ts';
import { behaviourOf } from './behaviour.ts';
import { eventOf, type Transaction, type TransactionEvent } from './ledger.ts';

/** A webhook ready to be sent: the exact bytes and the headers that belong to them. */
export interface Webhook {
  body: string;
  headers: { 'content-type': string; 'x-paypack-signature': string };
}

/** Signs what Paypack would report about an event. */
export function signWebhook({ event_kind, ...event }: TransactionEvent): Webhook {
  const body = JSON.stringify({ ...event, kind: event_kind });
  const signature = createHmac('sha256', sandboxCredentials.webhookSecret).update(body).digest('base64');
  return { body, headers: { 'content-type': 'application/json', 'x-paypack-signature': signature } };
}

/** The webhooks about a transaction that has ended, in the order in which they are sent. */
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

/** Tries of one delivery; the pause doubles from half a second, a minute in all. */
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

/** Sends webhooks one after the other, each again until the site answers. Never throws. */
export async function deliverWebhooks(
  address: string,
  webhooks: Webhook[],
  stopping: AbortSignal,
): Promise<void> {
  for (const webhook of webhooks) await deliver(address, webhook, stopping);
}
