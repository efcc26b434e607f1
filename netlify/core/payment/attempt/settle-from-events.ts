import { processedEvents } from '../paypack/paypack-events.ts';
import type { PaypackAccount } from '../paypack/paypack-http.ts';
import { type SettleOutcome, settlePayment } from './settle-payment.ts';

/** Applies a transaction's events, in any order; `pending` if none ends it. Throws PaypackUnreachable. */
export async function settleFromEvents(
  account: PaypackAccount,
  reference: string,
): Promise<SettleOutcome | 'pending'> {
  let outcome: SettleOutcome | 'pending' = 'pending';
  for (const { status, amount, fee } of await processedEvents(account, reference)) {
    if (status === 'pending') continue;
    const next = await settlePayment({ reference, status, amount, fee, source: 'poller' });
    if (outcome !== 'settled') outcome = next;
  }
  return outcome;
}
