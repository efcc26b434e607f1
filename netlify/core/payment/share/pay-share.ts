import { eq } from 'drizzle-orm';
import { shareRefusals } from '#src/domain/booking/share/share-words.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { sharePaymentSchema } from '#src/domain/payment/share/share-requests.ts';
import { limitAddress } from '../../abuse/rate-limit.ts';
import { type Booking, lockBooking } from '../../booking/booking-queries.ts';
import type { LinkHolder } from '../../booking/my-booking/booking-key.ts';
import { isHoldExpired, requireHoldLeft } from '../../booking/slot/hold-cap.ts';
import { holdForRequest } from '../../booking/slot/hold-slot.ts';
import { isOverWithoutSlot } from '../../booking/slot/regain-slot.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { addAttempt } from '../attempt/add-attempt.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { requireOpenNumber } from '../attempt/prompt-limit.ts';
import { requestPayment } from '../attempt/request-payment.ts';
import { retriesPerHour } from '../attempt/retry-payment.ts';
import { readShare, shareByLink, unknownShare } from './my-share.ts';
import { shares } from './share.table.ts';

/** Requests a share's payment on any number. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function payShare(holder: LinkHolder, body: unknown): Promise<Payment> {
  const { share, booking } = await shareByLink(holder);
  const { phone: typed, email, language } = readFields(sharePaymentSchema, body);
  const phone = normalisePhone(typed);
  if (phone === undefined) throw fieldProblem('phone', wrongPhone);
  await db().transaction(async (tx) => {
    const locked = await lockBooking(tx, booking.id);
    if (locked === undefined) throw unknownShare();
    const { now, requests, next, refusal } = await readShare(tx, locked, share.id, holder.now);
    if (now.withdrawnAt !== null || now.tokenHash !== share.tokenHash) throw unknownShare();
    if (refusal !== undefined) throw new ProblemError(409, refusal);
    await holdSlot(tx, locked, holder);
    await requireOpenNumber(tx, phone);
    const attempt = { bookingId: locked.id, shareId: share.id, before: requests, amount: next, phone };
    await addAttempt(tx, { ...attempt, actor: 'payer' });
    await tx.update(shares).set({ payerEmail: email, language }).where(eq(shares.id, share.id));
    await limitAddress(tx, 'payment-retry', holder.address, retriesPerHour);
  });
  const { payment } = await requestPayment(booking.id, share.id);
  if (payment === undefined) throw new Error('The payment of a share was not found.');
  return payment;
}

/** Keeps the slot while the phone is asked. Throws ProblemError 409 or 429. */
async function holdSlot(tx: Transaction, booking: Booking, { now, address }: LinkHolder): Promise<void> {
  const held = isOverWithoutSlot(booking, now) ? undefined : await holdForRequest(tx, booking, now);
  if (held === undefined) throw new ProblemError(409, shareRefusals.dateGone);
  if (isHoldExpired(booking, now)) await requireHoldLeft(tx, held, address);
}
