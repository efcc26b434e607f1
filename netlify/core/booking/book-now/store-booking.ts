import { randomUUID } from 'node:crypto';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { isTooLarge } from '#src/domain/payment/request-limit.ts';
import { newReference } from '#src/lib/ids.ts';
import { limitSender } from '../../abuse/rate-limit.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { claimDiscount } from '../../discount/claim-discount.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { notify } from '../../notification/notification.ts';
import { chargeBooking } from '../../payment/ledger/charge.ts';
import { payments } from '../../payment/payment.table.ts';
import { paypackAccount } from '../../payment/paypack/paypack.ts';
import { claimSubmission, type Submission } from '../../request/submission.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, type BookingLine, requireBooking } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { requireHoldLeft } from '../slot/hold-cap.ts';
import { bookingReceivedMail, type NextStep, newBookingMail } from './booking-mails.ts';
import { claimDay } from './claim-day.ts';
import type { AcceptedBooking } from './parse-booking.ts';

/** Bookings per hour, more than anyone makes by hand. */
const hourly = { perAddress: 20, perEmail: 10 };

/** Stores the booking, or returns the one a retry stored. `address`: IP. Throws 409, 422 or 429. */
export async function storeBooking(
  accepted: AcceptedBooking,
  submission: Submission,
  address: string,
): Promise<Booking> {
  return db().transaction(async (tx) => {
    const id = randomUUID();
    const earlier = await claimSubmission(tx, submission, id);
    if (earlier !== undefined) return requireBooking(earlier.subjectId, tx);
    const booking = await insertBooking(tx, accepted, id);
    const lines = linesOf(booking, accepted);
    const skus = lines.map(({ sku }) => sku);
    await claimDay(tx, booking, skus, { by: 'client', now: new Date() });
    await claimDiscount(tx, booking, new Date());
    await requireHoldLeft(tx, booking, address);
    await limitSender(tx, 'booking', { address, email: booking.email }, hourly);
    await tx.insert(bookingLines).values(lines);
    await charge(tx, booking, accepted);
    await announce(tx, booking, lines, nextStep(booking, accepted));
    return booking;
  });
}

async function insertBooking(
  tx: Transaction,
  { request, order, discount, kind, heldUntil }: AcceptedBooking,
  id: string,
) {
  const percent = discount?.percent ?? 0;
  const left = discounted(order, percent);
  const [stored] = await tx
    .insert(bookings)
    .values({
      id,
      kind,
      reference: newReference(),
      name: request.name,
      email: request.email,
      phone: request.phone,
      eventDate: request.eventDate || null,
      heldUntil,
      location: request.location ?? '',
      message: request.message ?? '',
      discountCode: discount?.code ?? null,
      discountPercent: percent,
      discountAmount: left.discount,
      total: left.total,
    })
    .returning();
  if (stored === undefined) throw new Error('The database did not return the booking it stored.');
  return stored;
}

function linesOf({ id: bookingId }: Booking, { order }: AcceptedBooking): BookingLine[] {
  return order.lines.map(({ options = {}, ...line }, position) => ({
    agreed: null,
    ...line,
    options,
    position,
    bookingId,
    id: randomUUID(),
  }));
}

async function charge(
  tx: Transaction,
  { id: bookingId, total: amount, phone }: Booking,
  { payable, order: { fixed } }: AcceptedBooking,
) {
  if (!payable && !isTooLarge({ total: amount, fixed })) return;
  await chargeBooking(tx, bookingId, amount, { actor: 'visitor', reason: 'Booked at fixed prices' });
  if (!payable) return;
  dueAfterCommit(tx, 'settle-payments');
  await tx.insert(payments).values({ bookingId, attempt: 1, amount, phone });
}

async function announce(tx: Transaction, booking: Booking, lines: BookingLine[], next: NextStep) {
  const { id, name, reference, status, total } = booking;
  const link = await bookingLink(tx, id);
  const fixed = lines.every((line) => line.fixed);
  const amount = totalText({ total, fixed });
  await enqueueMails(tx, [bookingReceivedMail(booking, lines, next, link), newBookingMail(booking, lines)]);
  await notify(tx, {
    kind: 'booking',
    text: fixed
      ? `${name} booked for ${amount} (${reference}).${next === 'agree-on-payment' ? ' No payment was requested: please agree with them how to pay.' : ''}`
      : `${name} requested a price, ${amount} (${reference}). Please offer one within 24 hours.`,
    dedupeKey: `booking:${id}`,
    subjectId: id,
  });
  await audit(tx, {
    actor: 'visitor',
    action: 'booking.created',
    subjectId: id,
    after: { reference, status, total },
  });
}

function nextStep({ total }: Booking, { payable, order: { fixed } }: AcceptedBooking): NextStep {
  if (!payable) return isTooLarge({ total, fixed }) ? 'agree-on-payment' : 'wait-for-price';
  return paypackAccount() === undefined ? 'wait-for-prompt' : 'approve-prompt';
}
