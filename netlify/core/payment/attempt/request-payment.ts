import { eq } from 'drizzle-orm';
import { type Balance, dueOf } from '#src/domain/payment/ledger.ts';
import { backOffSeconds } from '../../back-off.ts';
import { type Booking, bookingById } from '../../booking/booking-queries.ts';
import { holdForLateRequest } from '../../booking/slot/hold-slot.ts';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { causeMessage } from '../../errors.ts';
import { log } from '../../log.ts';
import { balanceOf } from '../ledger/balance.ts';
import { payments } from '../payment.table.ts';
import { paymentsOf } from '../payment-queries.ts';
import { cashin, paypackAccount } from '../paypack/paypack.ts';
import { type PaypackAccount, PaypackRefusal, PaypackUnreachable } from '../paypack/paypack-http.ts';
import { adoptTransaction, keepReference } from './adopt-transaction.ts';
import { claimPayment, type Payment } from './claim-payments.ts';
import { letThrough } from './prompt-limit.ts';
import { failPayment } from './settle-payment.ts';

/** Milliseconds that someone who waits for the answer is kept waiting for Paypack: then the prompt comes a little later. */
const visitorPatience = 3000;

/** Without credentials the payment waits; this often it is looked whether there are some now. */
const unconfiguredSeconds = 600;

/** How long Paypack is asked in vain before the payment is given up. */
const giveUpMs = 24 * 3600 * 1000;

/** A booking's newest payment as it is after it was asked for; undefined where there is nothing to pay. */
interface RequestedPayment {
  payment: Payment | undefined;
  /** True when another function holds it at this moment. */
  busy: boolean;
}

/** Asks Paypack for a booking's payment that was not asked for yet, if there is one. */
export async function requestPayment(bookingId: string): Promise<RequestedPayment> {
  const claimed = await claimPayment(bookingId);
  const asked = claimed && (await askForPayment(claimed, visitorPatience));
  if (asked !== undefined) return { payment: asked, busy: false };
  const [payment] = await paymentsOf(db(), bookingId);
  const unasked = payment?.status === 'pending' && payment.transactionRef === null;
  return { payment, busy: unasked && claimed === undefined };
}

/**
 * Sends a claimed payment's prompt to the phone, and gives the payment once Paypack has it. Asking again is safe: after a try
 * whose answer may have been lost, Paypack's events are searched first, and it knows the payment by its key.
 */
export async function askForPayment(payment: Payment, patience?: number): Promise<Payment | undefined> {
  const account = paypackAccount();
  try {
    // Even a booking that needs no payment any more may have a prompt on a phone.
    const triedBefore = payment.tries > 1;
    if (account !== undefined && triedBefore && (await adoptTransaction(account, payment))) return undefined;
    const [booking, balance] = await Promise.all([
      bookingById(payment.bookingId),
      balanceOf(db(), payment.bookingId),
    ]);
    const needless = whyNeedless(payment, booking, balance);
    if (needless !== undefined) await failPayment(payment.id, needless);
    else if (account === undefined) await postpone(payment, unconfiguredSeconds);
    else if (booking !== undefined && !(await holdForLateRequest(booking, new Date())))
      await failPayment(payment.id, 'no-place');
    else return await prompt(account, payment, patience);
  } catch (error) {
    await handleNoAnswer(payment, error);
  }
  return undefined;
}

async function prompt(
  account: PaypackAccount,
  payment: Payment,
  patience?: number,
): Promise<Payment | undefined> {
  const closed = await letThrough(payment);
  if (closed !== undefined) {
    await failPayment(payment.id, closed);
    return undefined;
  }
  const idempotencyKey = payment.id.replaceAll('-', '');
  const request = { amount: payment.amount, number: payment.phone, idempotencyKey };
  return keepReference(payment, await cashin(account, request, patience));
}

function whyNeedless(
  { amount }: Payment,
  booking: Booking | undefined,
  balance: Balance,
): 'cancelled' | 'superseded' | undefined {
  if (booking?.status === 'cancelled') return 'cancelled';
  return amount > dueOf(balance) ? 'superseded' : undefined;
}

async function handleNoAnswer(payment: Payment, error: unknown): Promise<void> {
  if (error instanceof PaypackRefusal) {
    await failPayment(payment.id, 'refused', error.message);
  } else if (error instanceof PaypackUnreachable) {
    const { id: paymentId, tries } = payment;
    log('warn', 'Paypack could not be asked for a payment.', {
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
