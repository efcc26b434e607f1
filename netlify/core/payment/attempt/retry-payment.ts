import { type Balance, dueOf, isPaid } from '#src/domain/payment/ledger.ts';
import { minimumPayment, requestAmountProblem } from '#src/domain/payment/payment.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitAddress } from '../../abuse/rate-limit.ts';
import { type Booking, lockBooking } from '../../booking/booking-queries.ts';
import { isErased } from '../../booking/erased.ts';
import { isHoldExpired, requireHoldLeft } from '../../booking/slot/hold-cap.ts';
import { holdForRequest } from '../../booking/slot/hold-slot.ts';
import { isOverWithoutSlot, slotGoneForClient } from '../../booking/slot/regain-slot.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { fieldProblem } from '../../read-fields.ts';
import { balanceOf } from '../ledger/balance.ts';
import { canRetry, findPayment, requestsOf } from '../payment-queries.ts';
import { addAttempt } from './add-attempt.ts';
import { type NextRequest, nextRequestOf } from './askable.ts';
import type { Payment } from './claim-payments.ts';
import { triedTooOften } from './payment-failure.ts';
import { requireOpenNumber } from './prompt-limit.ts';
import { requestPayment } from './request-payment.ts';

const refused = refusals('payment');

/** Retries per hour and IP address, since each one prompts a phone. */
export const retriesPerHour = 20;

/** Wishes of the client; by default the next part is requested, on the phone of the last request. */
export interface PayAgain {
  phone?: string | undefined;
  /** RWF */
  amount?: number | undefined;
}

/** Requests a payment unless one waits for the phone. Throws ProblemError 404, 409, 422 or 429. */
export async function retryPayment(
  reference: string,
  address: string,
  { phone: typed, amount }: PayAgain = {},
): Promise<Payment> {
  const phone = typed === undefined ? undefined : readPhone(typed);
  const found = await findPayment(reference);
  if (found === undefined) throw unknownPayment();
  await db().transaction(async (tx) => {
    await addPayment(tx, found.booking.id, { phone, amount, address });
    await limitAddress(tx, 'payment-retry', address, retriesPerHour);
  });
  const { payment } = await requestPayment(found.booking.id);
  if (payment === undefined) throw new Error('The new payment was not found.');
  return payment;
}

export function unknownPayment(extra: Record<string, unknown> = {}): ProblemError {
  return new ProblemError(404, refused('referenceUnknown', contactValues), { extra });
}

function readPhone(text: string): string {
  const phone = normalisePhone(text);
  if (phone !== undefined) return phone;
  throw new ProblemError(422, fieldsWrong, { fields: { phone: wrongPhone } });
}

/** Adds the next payment under the lock: a second click finds the first one's payment pending. */
async function addPayment(
  tx: Transaction,
  bookingId: string,
  { phone, amount, address }: PayAgain & { address: string },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const all = await requestsOf(tx, bookingId, null);
  const { next, most } = await nextRequestOf(tx, bookingId);
  const [newest] = all;
  if (booking === undefined || !canRetry(booking, all, next)) {
    const balance = await balanceOf(tx, bookingId);
    throw new ProblemError(409, retryRefusal(booking, all, { ...balance, next }));
  }
  const problem = amount === undefined ? undefined : requestAmountProblem(amount, most);
  if (problem !== undefined) throw fieldProblem('amount', problem);
  const now = new Date();
  if (isOverWithoutSlot(booking, now)) throw new ProblemError(409, refused('datePassed', contactValues));
  const held = await holdForRequest(tx, booking, now);
  if (held === undefined) throw new ProblemError(409, slotGoneForClient(booking));
  if (isHoldExpired(booking, now)) await requireHoldLeft(tx, held, address);
  const to = phone ?? (newest?.phone || booking.phone);
  if (to === '') throw fieldProblem('phone', wrongPhone);
  await requireOpenNumber(tx, to);
  await addAttempt(tx, {
    bookingId,
    shareId: null,
    before: all,
    amount: amount ?? next,
    actor: 'visitor',
    phone: to,
  });
}

function retryRefusal(
  booking: Booking | undefined,
  all: readonly Payment[],
  balance: Balance & Pick<NextRequest, 'next'>,
): string {
  if (booking?.status === 'cancelled') return refused('bookingCancelled');
  if (isPaid(balance)) return refused('bookingPaid');
  if (all.length === 0 && balance.charged === 0 && balance.refunded === 0) return refused('priceOpen');
  if (booking !== undefined && isErased(booking)) return refused('accountDeleted', contactValues);
  if (dueOf(balance) === 0) return refused('nothingDue');
  if (all[0]?.status === 'pending') return refused('requestWaits');
  const due = dueOf(balance);
  if (due < minimumPayment) return refused('restTooSmall', { ...contactValues, least: minimumPayment, due });
  if (balance.next === 0) return refused('othersPay');
  return triedTooOften();
}
