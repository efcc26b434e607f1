import { eq, min } from 'drizzle-orm';
import { backOffSeconds } from '../../back-off.ts';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { timeOfRun } from '../../job/time-left.ts';
import { logError } from '../../log.ts';
import { payments } from '../payment.table.ts';
import { paypackAccount } from '../paypack/paypack.ts';
import { claimDuePayments, type Payment } from './claim-payments.ts';
import { sendPrompt } from './request-payment.ts';
import { settleFromEvents } from './settle-from-events.ts';
import { failPayment } from './settle-payment.ts';

/** Payments polled concurrently; one scheduled run gets through some five hundred. */
const batchSize = 30;

const expiryMs = 24 * 3600 * 1000;

/** Payments due later than this (ms) wait for the sweep, lest old ones keep waking the database. */
const soonMs = 5 * 60_000;

/** Longest back-off in seconds: shorter than a sweep, so that each sweep finds the payment due. */
const longestBackOff = 1500;

/** Advances due pending payments, oldest first: sends missing requests, polls the others. */
export async function pollPayments(timeLeft = timeOfRun()): Promise<void> {
  do {
    const claimed = await claimDuePayments(batchSize);
    await Promise.all(claimed.map(advancePayment));
    if (claimed.length < batchSize) return;
  } while (timeLeft());
}

export async function nextPaymentDue(): Promise<Date | undefined> {
  const [next] = await db()
    .select({ at: min(payments.dueAt) })
    .from(payments)
    .where(eq(payments.status, 'pending'));
  const at = next?.at ?? undefined;
  return at !== undefined && at.getTime() < Date.now() + soonMs ? at : undefined;
}

/** Logs an error, so that it does not block other payments; the expired lease causes a retry. */
async function advancePayment(payment: Payment): Promise<void> {
  try {
    if (payment.transactionRef === null) await sendPrompt(payment);
    else await checkPayment(payment, payment.transactionRef);
  } catch (error) {
    logError('A pending payment could not be checked.', error, { paymentId: payment.id });
  }
}

async function checkPayment(payment: Payment, ref: string): Promise<void> {
  const seconds = backOffSeconds(payment.tries, 15, longestBackOff);
  await db()
    .update(payments)
    .set({ dueAt: secondsFromNow(seconds) })
    .where(eq(payments.id, payment.id));
  const account = paypackAccount();
  if (account === undefined) return;
  const outcome = await settleFromEvents(account, ref);
  if (outcome === 'pending' && isExpired(payment)) await failPayment(payment.id, 'unanswered');
}

function isExpired(payment: Payment): boolean {
  return payment.requestedAt !== null && Date.now() - payment.requestedAt.getTime() > expiryMs;
}
