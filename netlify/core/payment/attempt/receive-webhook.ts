import * as z from 'zod';
import { env } from '../../env.ts';
import { ProblemError } from '../../errors.ts';
import { log } from '../../log.ts';
import { transactionData } from '../paypack/paypack.ts';
import { isSigned } from '../paypack/signature.ts';
import { type SettleOutcome, settlePayment } from './settle-payment.ts';

/** Paypack's documents name the field both ways. */
const event = z.union([z.object({ kind: z.string() }), z.object({ event_kind: z.string() })]);
const processed = z.object({ data: transactionData });

/** Takes a webhook of Paypack's: `ignored` when it is about something else. Throws ProblemError for what is not true. */
export async function receiveWebhook(
  body: Uint8Array,
  signature: string | undefined,
): Promise<SettleOutcome | 'ignored'> {
  const secret = env('PAYPACK_WEBHOOK_SECRET');
  if (secret === undefined) {
    throw new ProblemError(503, 'Payment reports cannot be checked yet: set PAYPACK_WEBHOOK_SECRET.');
  }
  if (!isSigned(body, signature, secret)) {
    throw new ProblemError(401, 'The signature does not belong to this report.');
  }
  return apply(parse(body));
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ProblemError(
      400,
      `The report is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}.`,
    );
  }
}

async function apply(report: unknown): Promise<SettleOutcome | 'ignored'> {
  const kind = event.safeParse(report);
  if (!kind.success) throw new ProblemError(422, 'The report does not say what kind it is.');
  const name = 'kind' in kind.data ? kind.data.kind : kind.data.event_kind;
  if (name !== 'transaction:processed') return 'ignored';
  const read = processed.safeParse(report);
  if (!read.success) throw new ProblemError(422, 'The report lacks the facts of its transaction.');
  const { ref, kind: direction, status, amount, fee } = read.data.data;
  if (direction !== 'CASHIN') return 'ignored';
  const outcome = await settlePayment({ reference: ref, status, amount, fee, source: 'webhook' });
  if (outcome === 'unknown') {
    log('warn', 'Paypack reports a transaction that is not ours.', { ref, status });
    throw new ProblemError(404, 'There is no payment with this reference.');
  }
  if (outcome === 'wrong-amount')
    throw new ProblemError(422, 'The amount is not the one that was asked for.');
  return outcome;
}
