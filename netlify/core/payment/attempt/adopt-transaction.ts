import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { isUniqueViolation } from '../../errors.ts';
import { log } from '../../log.ts';
import { payments } from '../payment.table.ts';
import { promptsSince } from '../paypack/paypack-events.ts';
import type { PaypackAccount } from '../paypack/paypack-http.ts';
import type { Payment } from './claim-payments.ts';
import { failPayment } from './settle-payment.ts';

/** Seconds until the phone has probably responded. */
const firstCheckSeconds = 15;

/** Milliseconds by which Paypack's clock may be behind ours. */
const clockSkewMs = 60_000;

/**
 * Adopts a transaction whose response was lost: same phone and amount, begun since, not yet taken.
 * Paypack stores no reference of ours. False when there is none. Throws PaypackUnreachable.
 */
export async function adoptTransaction(account: PaypackAccount, payment: Payment): Promise<boolean> {
  const since = new Date(payment.createdAt.getTime() - clockSkewMs);
  const prompts = await promptsSince(account, payment.phone, since);
  const refs = prompts.filter(({ amount }) => amount === payment.amount).map((one) => one.ref);
  for (const ref of await withoutPayment(refs))
    if ((await setReference(payment, ref)) !== undefined) {
      log('info', 'Paypack has a payment request whose response was lost.', {
        paymentId: payment.id,
        ref,
      });
      return true;
    }
  return false;
}

/**
 * Stores Paypack's reference and returns the payment; undefined if it had one already.
 * Fails the payment if the transaction belongs to another one.
 */
export async function storeReference(payment: Payment, transactionRef: string): Promise<Payment | undefined> {
  const kept = await setReference(payment, transactionRef);
  if (kept !== undefined) return kept[0];
  await failPayment(payment.id, 'unreachable', `Transaction ${transactionRef} belongs to another payment.`);
  return undefined;
}

/** Sets the reference; empty if it had one, undefined if another payment has this one (race). */
async function setReference(payment: Payment, transactionRef: string): Promise<Payment[] | undefined> {
  try {
    return await db()
      .update(payments)
      .set({ transactionRef, requestedAt: sql`now()`, tries: 0, dueAt: secondsFromNow(firstCheckSeconds) })
      .where(and(eq(payments.id, payment.id), isNull(payments.transactionRef)))
      .returning();
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

async function withoutPayment(refs: readonly string[]): Promise<string[]> {
  if (refs.length === 0) return [];
  const known = await db()
    .select({ ref: payments.transactionRef })
    .from(payments)
    .where(inArray(payments.transactionRef, [...refs]));
  const taken = new Set(known.map(({ ref }) => ref));
  return refs.filter((ref) => !taken.has(ref));
}
