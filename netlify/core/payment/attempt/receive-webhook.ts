import * as z from 'zod';
import { env } from '../../env.ts';
import { ProblemError } from '../../errors.ts';
import { log } from '../../log.ts';
import { paypackAccount } from '../paypack/paypack.ts';
import { type TransactionData, transactionData } from '../paypack/paypack-events.ts';
import { PaypackUnreachable } from '../paypack/paypack-http.ts';
import { isSigned } from '../paypack/signature.ts';
import { settleFromEvents } from './settle-from-events.ts';
import { type SettleOutcome, settlePayment } from './settle-payment.ts';

/** Reports older or further ahead than this (ms) are verified against Paypack's events. */
const oldAfter = 24 * 3600 * 1000;
const earlyBefore = 5 * 60 * 1000;

/** Paypack's documentation names the field both ways. */
const event = z.union([z.object({ kind: z.string() }), z.object({ event_kind: z.string() })]);
const processed = z.object({ created_at: z.string().optional().catch(undefined), data: transactionData });

/**
 * Applies a Paypack webhook; returns the reference of the payment that changed, if any. Throws
 * ProblemError if invalid. The signature covers the time; an old report is looked up at Paypack.
 */
export async function receiveWebhook(
  body: Uint8Array,
  signature: string | undefined,
): Promise<string | undefined> {
  const secret = env('PAYPACK_WEBHOOK_SECRET');
  if (secret === undefined) {
    throw new ProblemError(503, 'We cannot verify payment reports yet: set PAYPACK_WEBHOOK_SECRET.');
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

async function apply(report: unknown): Promise<string | undefined> {
  const kind = event.safeParse(report);
  if (!kind.success) throw new ProblemError(422, 'The report has no kind.');
  const name = 'kind' in kind.data ? kind.data.kind : kind.data.event_kind;
  if (name !== 'transaction:processed') return undefined;
  const read = processed.safeParse(report);
  if (!read.success) throw new ProblemError(422, 'The report has no transaction details.');
  const { created_at: at, data } = read.data;
  if (data.kind !== 'CASHIN') return undefined;
  const outcome = isRecent(at, new Date()) ? await settleReported(data) : await settleLookedUp(data.ref);
  if (outcome === 'unknown') {
    log('warn', 'Paypack reports a transaction that is not ours.', { ref: data.ref, status: data.status });
    throw new ProblemError(404, 'There is no payment with this reference.');
  }
  if (outcome === 'wrong-amount')
    throw new ProblemError(422, 'The amount differs from the amount requested.');
  return outcome === 'settled' ? data.ref : undefined;
}

function isRecent(at: string | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(at ?? '');
  return age <= oldAfter && age >= -earlyBefore;
}

function settleReported({ ref: reference, status, amount, fee }: TransactionData): Promise<SettleOutcome> {
  return settlePayment({ reference, status, amount, fee, source: 'webhook' });
}

async function settleLookedUp(reference: string): Promise<SettleOutcome> {
  const account = paypackAccount();
  if (account === undefined) throw lookupUnavailable();
  try {
    const outcome = await settleFromEvents(account, reference);
    return outcome === 'pending' ? 'unchanged' : outcome;
  } catch (error) {
    if (error instanceof PaypackUnreachable) throw lookupUnavailable();
    throw error;
  }
}

function lookupUnavailable(): ProblemError {
  return new ProblemError(
    503,
    'This report is old, and we cannot check it with Paypack now. Please send it again later.',
  );
}
