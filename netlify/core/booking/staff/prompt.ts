import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { promptSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { type Balance, dueOf } from '#src/domain/payment/ledger.ts';
import { isReplaceable, minimumPayment, requestAmountProblem } from '#src/domain/payment/payment.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { formatMoney } from '#src/lib/money.ts';
import { limitRate } from '../../abuse/rate-limit.ts';
import { db, type Transaction } from '../../database.ts';
import { conflict } from '../../errors.ts';
import { addAttempt } from '../../payment/attempt/add-attempt.ts';
import { type NextRequest, nextRequestOf } from '../../payment/attempt/askable.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { requireUnblocked } from '../../payment/attempt/prompt-limit.ts';
import { requestPayment } from '../../payment/attempt/request-payment.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { requestsOf } from '../../payment/payment-queries.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import type { Booking } from '../booking-queries.ts';
import { isErased } from '../erased.ts';
import { holdForRequest } from '../slot/hold-slot.ts';
import { slotGoneForStaff } from '../slot/regain-slot.ts';
import type { StaffChange } from './change-booking.ts';
import { describeForStaff, staffBooking } from './describe-booking.ts';
import { findBooking } from './find-booking.ts';

const hourly = { booking: 5, staff: 60 };

/**
 * Requests the next part or another amount, on any phone. Replaces one unanswered for two minutes.
 * 409 with `current` while one is newer. Throws ProblemError 400, 404, 409, 422 or 429.
 */
export async function promptAgain({ me, which, now }: StaffChange, body: unknown): Promise<StaffBooking> {
  const { phone: typed, amount } = readFields(promptSchema, body);
  const phone = typed ? normalisePhone(typed) : undefined;
  if (typed && phone === undefined) throw fieldProblem('phone', wrongPhone);
  const bookingId = await db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    const before = await requestsOf(tx, booking.id, null);
    const balance = await balanceOf(tx, booking.id);
    const { next, most } = await nextRequestOf(tx, booking.id);
    const refusal =
      promptRefusal(booking, before, { ...balance, next }, now) ?? (await slotRefusal(tx, booking, now));
    if (refusal !== undefined) throw conflict(refusal, await describeForStaff(tx, booking, { me, now }));
    const problem = amount === undefined ? undefined : requestAmountProblem(amount, most);
    if (problem !== undefined) throw fieldProblem('amount', problem);
    const to = phone ?? booking.phone;
    if (to === '') throw fieldProblem('phone', wrongPhone);
    await requireUnblocked(tx, to);
    await limitPrompts(tx, booking, me.user.id);
    await addAttempt(tx, {
      bookingId: booking.id,
      shareId: null,
      before,
      amount: amount ?? next,
      phone: to,
      actor: me.user.id,
    });
    return booking.id;
  });
  await requestPayment(bookingId);
  return staffBooking({ me, now }, bookingId);
}

async function slotRefusal(tx: Transaction, booking: Booking, now: Date): Promise<string | undefined> {
  const held = await holdForRequest(tx, booking, now);
  return held === undefined ? slotGoneForStaff(booking) : undefined;
}

export async function limitPrompts(
  tx: Transaction,
  { id }: Pick<Booking, 'id'>,
  staff: string,
): Promise<void> {
  await limitRate(tx, 'prompt-by-staff', staff, hourly.staff, 60);
  await limitRate(tx, 'prompt-by-booking', id, hourly.booking, 60);
}

function promptRefusal(
  booking: Booking,
  [newest]: Payment[],
  balance: Balance & Pick<NextRequest, 'next'>,
  now: Date,
): string | undefined {
  if (isErased(booking)) return 'The client has deleted their account, so we cannot request a payment.';
  if (booking.status === 'cancelled') return 'This booking is cancelled: there is nothing to pay.';
  if (newest?.status === 'pending' && !isReplaceable(newest, now))
    return newest.requestedAt === null
      ? `Mobile money has not accepted the request to ${newest.phone} yet. We’ll keep trying.`
      : `A payment request is on its way to ${newest.phone}. If there is no reply within two minutes, you can send another one.`;
  if (balance.charged === 0)
    return balance.refunded > 0
      ? 'All that was paid for this booking was refunded: there is nothing to pay.'
      : 'This booking has no price yet: please make an offer first.';
  const due = dueOf(balance);
  if (due === 0) return 'This booking is paid.';
  if (balance.next > 0) return undefined;
  if (due >= minimumPayment)
    return `Others are paying the ${formatMoney(due)} that is due now: please look again in a few minutes.`;
  return `Mobile money takes at least ${formatMoney(minimumPayment)}, and only ${formatMoney(due)} is due.`;
}
