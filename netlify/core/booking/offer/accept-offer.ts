import * as z from 'zod';
import { later } from '#src/domain/availability/slot/slot.ts';
import { changeRefused } from '#src/domain/booking/move.ts';
import { offerRefusal, offerRefused } from '#src/domain/booking/offer/offer.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { maxPhoneLength, optionalLine } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { db, type Transaction } from '../../database.ts';
import { conflict } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { addAttempt } from '../../payment/attempt/add-attempt.ts';
import { nextRequestOf } from '../../payment/attempt/askable.ts';
import { requestPayment } from '../../payment/attempt/request-payment.ts';
import { requestsOf } from '../../payment/payment-queries.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { type Booking, linesOf, lockBooking } from '../booking-queries.ts';
import { bookingByLink, bookingLink, type LinkHolder } from '../my-booking/booking-key.ts';
import { describeBooking, type MyBooking } from '../my-booking/my-booking.ts';
import { holdFromNow, holdUntil } from '../slot/hold-slot.ts';
import { slotGoneForClient } from '../slot/regain-slot.ts';
import { agreePrice } from './agree-price.ts';
import { offerAcceptedMail, offerAcceptedText } from './offer-mails.ts';
import { type Offer, offersOf } from './offer-queries.ts';

/** `offer`: the one the client read. `phone`: number for the payment request, if not the booking's. */
const acceptSchema = z.object({
  offer: z.string(refusals('request')('offerMissing')),
  phone: z.optional(optionalLine(maxPhoneLength, wrongPhone)),
});
export type AcceptRequest = z.input<typeof acceptSchema>;

/**
 * Accepts the offer and requests the payment; idempotent. Throws 400, 404, 409, 422 or 429.
 * 409 with `current` when the offer has expired, was withdrawn or was replaced.
 */
export async function acceptOffer(holder: LinkHolder, body: unknown): Promise<MyBooking> {
  const { id } = await bookingByLink(holder);
  const { offer, phone: typed } = readFields(acceptSchema, body);
  const phone = typed ? normalisePhone(typed) : undefined;
  if (typed && phone === undefined) throw fieldProblem('phone', wrongPhone);
  await db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw new Error('A booking was deleted while its offer was accepted.');
    const found = (await offersOf(tx, id)).find((one) => one.id === offer);
    if (found?.state !== 'accepted') await accept(tx, booking, found, phone, holder);
  });
  // Of two concurrent calls, the second finds the payment already requested.
  await requestPayment(id);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw new Error('A booking was deleted while its offer was accepted.');
    return describeBooking(tx, booking, holder);
  });
}

async function accept(
  tx: Transaction,
  booking: Booking,
  offer: Offer | undefined,
  phone = booking.phone,
  holder: LinkHolder,
): Promise<void> {
  const refusal = acceptRefusal(booking, offer, holder.now);
  if (refusal !== undefined || offer === undefined)
    throw conflict(refusal ?? '', await describeBooking(tx, booking, holder));
  if (phone === '') throw fieldProblem('phone', wrongPhone);
  await requireSlot(tx, booking, holder);
  const by = { actor: 'visitor', reason: 'The client accepted our offer' };
  const agreed = await agreePrice(tx, booking, offer, by);
  const before = await requestsOf(tx, booking.id, null);
  const { next: amount } = await nextRequestOf(tx, booking.id);
  await addAttempt(tx, { bookingId: booking.id, shareId: null, before, amount, phone, actor: by.actor });
  await mailAcceptance(tx, agreed, phone);
}

/** Renews the hold while the booking waits for its payment. */
async function requireSlot(tx: Transaction, booking: Booking, holder: LinkHolder): Promise<void> {
  if (booking.heldUntil === null) return;
  const until = later(booking.heldUntil, await holdFromNow(tx, 'payment', holder.now));
  if ((await holdUntil(tx, booking, until, holder.now)) !== undefined) return;
  const current = await describeBooking(tx, booking, holder);
  throw conflict(slotGoneForClient(booking), current);
}

function acceptRefusal(booking: Booking, offer: Offer | undefined, now: Date): string | undefined {
  if (booking.status === 'cancelled') return changeRefused('cancelled', booking, 'cancel');
  const refusal = offer === undefined ? 'changed' : offerRefusal(offer, todayInKigali(now));
  return refusal && offerRefused(refusal);
}

async function mailAcceptance(tx: Transaction, booking: Booking, phone: string): Promise<void> {
  const lines = await linesOf(tx, booking.id);
  const plan = await planOf(tx, booking.id);
  const link = await bookingLink(tx, booking);
  await enqueueMail(tx, offerAcceptedMail({ booking, lines, plan }, phone, link));
  await enqueueTexts(tx, offerAcceptedText(booking, link));
  await notify(tx, {
    kind: 'booking',
    key: 'offerAccepted',
    values: { name: booking.name, reference: booking.reference, total: booking.total },
    dedupeKey: `booking-offer-accepted:${booking.id}`,
    subjectId: booking.id,
  });
}
