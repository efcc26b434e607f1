import { eq } from 'drizzle-orm';
import { backOffSeconds } from '../../back-off.ts';
import { type Booking, bookingById } from '../../booking/booking-queries.ts';
import { holdForLateRequest } from '../../booking/slot/hold-slot.ts';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { causeMessage } from '../../errors.ts';
import { log } from '../../log.ts';
import { payments } from '../payment.table.ts';
import { requestsOf } from '../payment-queries.ts';
import { cashin, paypackAccount } from '../paypack/paypack.ts';
import { type PaypackAccount, PaypackRefusal, PaypackUnreachable } from '../paypack/paypack-http.ts';
import { isShareWithdrawn } from '../share/share-queries.ts';
import { adoptTransaction, storeReference } from './adopt-transaction.ts';
import { askableOf } from './askable.ts';
import { claimPayment, type Payment } from './claim-payments.ts';
import { countPrompt } from './prompt-limit.ts';
import { failPayment } from './settle-payment.ts';

/** Milliseconds a visitor waits for Paypack; after that the prompt is sent later. */
const visitorTimeoutMs = 3000;

/** Seconds between checks for credentials while there are none. */
const unconfiguredSeconds = 600;

const giveUpMs = 24 * 3600 * 1000;

/** The newest payment of the share after the request; undefined if there is none. */
interface RequestedPayment {
  payment: Payment | undefined;
  /** True while another function holds its lease. */
  busy: boolean;
}

/** Requests a booking's payment, or that of a share, from Paypack, if it was not requested yet. */
export async function requestPayment(
  bookingId: string,
  shareId: string | null = null,
): Promise<RequestedPayment> {
  const claimed = await claimPayment(bookingId, shareId);
  const asked = claimed && (await sendPrompt(claimed, visitorTimeoutMs));
  if (asked !== undefined) return { payment: asked, busy: false };
  const [payment] = await requestsOf(db(), bookingId, shareId);
  const unasked = payment?.status === 'pending' && payment.transactionRef === null;
  return { payment, busy: unasked && claimed === undefined };
}

/** Sends the request that a settled payment added for the next piece of its part or share, if any. */
export async function requestNextPiece(reference: string): Promise<void> {
  const { bookingId, shareId, transactionRef } = payments;
  const [settled] = await db()
    .select({ bookingId, shareId })
    .from(payments)
    .where(eq(transactionRef, reference));
  if (settled === undefined) return;
  const [newest] = await requestsOf(db(), settled.bookingId, settled.shareId);
  const isUnsent = newest?.status === 'pending' && newest.transactionRef === null;
  if (isUnsent) await requestPayment(settled.bookingId, settled.shareId);
}

/**
 * Sends a leased payment's prompt and returns the payment once Paypack has it. Safe to retry:
 * a retry first searches Paypack's events, and the payment's id is the idempotency key.
 */
export async function sendPrompt(payment: Payment, timeoutMs?: number): Promise<Payment | undefined> {
  const account = paypackAccount();
  try {
    // Searched first: even a booking that needs no payment may have a prompt on a phone.
    const triedBefore = payment.tries > 1;
    if (account !== undefined && triedBefore && (await adoptTransaction(account, payment))) return undefined;
    const [booking, askable, isWithdrawn] = await Promise.all([
      bookingById(payment.bookingId),
      askableOf(db(), payment.bookingId, payment.shareId),
      isShareWithdrawn(payment.shareId),
    ]);
    const needless = isWithdrawn ? 'withdrawn' : needlessReason(payment, booking, askable);
    if (needless !== undefined) await failPayment(payment.id, needless);
    else if (account === undefined) await postpone(payment, unconfiguredSeconds);
    else if (booking !== undefined && !(await holdForLateRequest(booking, new Date())))
      await failPayment(payment.id, 'no-place');
    else return await prompt(account, payment, timeoutMs);
  } catch (error) {
    await handlePaypackError(payment, error);
  }
  return undefined;
}

async function prompt(
  account: PaypackAccount,
  payment: Payment,
  timeoutMs?: number,
): Promise<Payment | undefined> {
  const closed = await countPrompt(payment);
  if (closed !== undefined) {
    await failPayment(payment.id, closed);
    return undefined;
  }
  const idempotencyKey = payment.id.replaceAll('-', '');
  const request = { amount: payment.amount, number: payment.phone, idempotencyKey };
  return storeReference(payment, await cashin(account, request, timeoutMs));
}

function needlessReason(
  { amount }: Payment,
  booking: Booking | undefined,
  askable: number,
): 'cancelled' | 'superseded' | undefined {
  if (booking?.status === 'cancelled') return 'cancelled';
  return amount > askable ? 'superseded' : undefined;
}

async function handlePaypackError(payment: Payment, error: unknown): Promise<void> {
  if (error instanceof PaypackRefusal) {
    await failPayment(payment.id, 'refused', error.message);
  } else if (error instanceof PaypackUnreachable) {
    const { id: paymentId, tries } = payment;
    log('warn', 'A payment request could not be sent to Paypack.', {
      paymentId,
      tries,
      reason: causeMessage(error),
    });
    if (Date.now() - payment.createdAt.getTime() > giveUpMs)
      await failPayment(paymentId, 'unreachable', error.message);
    else await postpone(payment, backOffSeconds(tries, 30, 3600));
  } else throw error;
}

async function postpone(payment: Payment, seconds: number): Promise<void> {
  await db()
    .update(payments)
    .set({ dueAt: secondsFromNow(seconds) })
    .where(eq(payments.id, payment.id));
}
