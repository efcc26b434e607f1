import { eq, type SQL } from 'drizzle-orm';
import { type PaymentStatus, settle } from '#src/domain/payment/payment.ts';
import type { PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { isFirstPaid, type PlanPart } from '#src/domain/payment/plan.ts';
import { type Booking, lockBooking } from '../../booking/booking-queries.ts';
import { shortenHold } from '../../booking/slot/hold-slot.ts';
import { prolongHold, secureSlot } from '../../booking/slot/secure-slot.ts';
import { db, type Transaction } from '../../database.ts';
import { notify } from '../../notification/notification.ts';
import { announceFailure, announceSuccess } from '../mails/announce-payment.ts';
import { payments } from '../payment.table.ts';
import { announceShare } from '../share/announce-share.ts';
import { continueShare } from '../share/continue-share.ts';
import type { Payment } from './claim-payments.ts';
import { writeState } from './end-requests.ts';
import { isRefusedAtOnce } from './payment-failure.ts';
import { askNextPiece, receiveMoney } from './receive-money.ts';

export interface TransactionReport {
  /** Paypack's reference. */
  reference: string;
  status: PaymentStatus;
  /** RWF */
  amount: number;
  /** RWF that mobile money keeps, if reported. */
  fee?: number | undefined;
  source: 'webhook' | 'poller';
}

/** `settled`: the payment changed. `unchanged`: the report was known or too late to matter. */
export type SettleOutcome = 'settled' | 'unchanged' | 'unknown' | 'wrong-amount';

/** Applies a Paypack report (first, repeated, late or out of order) exactly once, in one transaction. */
export async function settlePayment(report: TransactionReport): Promise<SettleOutcome> {
  return db().transaction(async (tx) => {
    const found = await lockPayment(tx, eq(payments.transactionRef, report.reference));
    if (found === undefined) return 'unknown';
    if (found.payment.amount !== report.amount) {
      await notifyOfWrongAmount(tx, found.payment, report);
      return 'wrong-amount';
    }
    const actor = report.source === 'webhook' ? 'paypack' : 'system';
    return change(tx, found, report.status, { actor, fee: report.fee });
  });
}

export async function failPayment(
  paymentId: string,
  failure: PaymentFailure,
  detail?: string,
): Promise<SettleOutcome> {
  return db().transaction(async (tx) => {
    const found = await lockPayment(tx, eq(payments.id, paymentId));
    return found === undefined
      ? 'unknown'
      : change(tx, found, 'failed', { actor: 'system', failure, detail });
  });
}

interface LockedPayment {
  booking: Booking;
  payment: Payment;
}

/** Locks the booking before reading the payment, so that its payments settle one at a time. */
async function lockPayment(tx: Transaction, which: SQL): Promise<LockedPayment | undefined> {
  const [found] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(which);
  if (found === undefined) return undefined;
  const booking = await lockBooking(tx, found.bookingId);
  const [payment] = await tx.select().from(payments).where(which);
  return booking === undefined || payment === undefined ? undefined : { booking, payment };
}

interface Change {
  actor: 'paypack' | 'system';
  failure?: PaymentFailure;
  detail?: string | undefined;
  fee?: number | undefined;
}

async function change(
  tx: Transaction,
  { booking, payment }: LockedPayment,
  reported: PaymentStatus,
  { actor, failure = 'declined', detail, fee = 0 }: Change,
): Promise<SettleOutcome> {
  const status = settle(payment.status, reported);
  if (status === payment.status) return 'unchanged';
  const failed = status === 'failed';
  await writeState(tx, payment, { status, failure: failed ? failure : null, detail, actor });
  if (failed) {
    const held = isRefusedAtOnce({ ...payment, failure })
      ? await shortenHold(tx, booking, new Date())
      : booking;
    await announceFailure(tx, held, payment, failure);
  } else {
    const { received, ...plan } = await receiveMoney(tx, payment, { actor, fee: Math.round(fee) });
    const secured = await keepSlot(tx, booking, plan.after, new Date());
    const { shareId } = payment;
    if (shareId === null) {
      await announceSuccess(tx, secured, payment, received);
      if (secured.lost === undefined) await askNextPiece(tx, secured.booking, payment, plan);
    } else {
      await announceShare(tx, secured, { ...payment, shareId }, received);
      await continueShare(tx, secured, { ...payment, shareId });
    }
  }
  return 'settled';
}

/** Keeps the slot for good once the first part is paid, or longer for less. */
async function keepSlot(tx: Transaction, booking: Booking, plan: PlanPart[], now: Date) {
  const isForGood = plan.length === 0 || isFirstPaid(plan);
  return isForGood ? secureSlot(tx, booking, now) : prolongHold(tx, booking, now);
}

async function notifyOfWrongAmount(
  tx: Transaction,
  payment: Payment,
  report: TransactionReport,
): Promise<void> {
  await notify(tx, {
    kind: 'failure',
    key: 'wrongAmount',
    values: { transaction: report.reference, reported: report.amount, requested: payment.amount },
    dedupeKey: `payment-wrong-amount:${payment.id}:${report.amount}`,
    subjectId: payment.id,
  });
}
