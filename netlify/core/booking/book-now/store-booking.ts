import { totalText } from '#src/features/catalogue/lines/line-amount.ts';
import { discounted } from '#src/features/discount/discount.ts';
import { newReference } from '#src/lib/ids.ts';
import { limitSender } from '../../abuse/rate-limit.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { claimDiscount } from '../../discount/claim-discount.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { notify } from '../../notification/notification.ts';
import { chargeBooking } from '../../payment/ledger/charge.ts';
import { payments } from '../../payment/payment.table.ts';
import { paypackAccount } from '../../payment/paypack/paypack.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { holdFromNow } from '../place/hold-place.ts';
import { bookingReceivedMail, type NextStep, newBookingMail } from './booking-mails.ts';
import { claimDay } from './claim-day.ts';
import type { AcceptedBooking } from './parse-booking.ts';

/** What one visitor books within an hour: nobody does more by hand. */
const hourly = { perAddress: 20, perEmail: 10 };

/** What makes a repeated request recognisable. */
export interface RequestIdentity {
  idempotencyKey: string;
  requestDigest: string;
}

/**
 * Writes the booking and all that follows from it in one transaction. `address` is the network address it came from.
 * Throws the database's unique violation when the key was used in the meantime, and ProblemError 422 or 429.
 */
export async function storeBooking(
  accepted: AcceptedBooking,
  identity: RequestIdentity,
  address: string,
): Promise<Booking> {
  return db().transaction(async (tx) => {
    const booking = await insertBooking(tx, accepted, identity);
    const lines = await insertLines(tx, booking, accepted);
    await claimDay(tx, booking, new Date());
    await claimDiscount(tx, booking, new Date());
    await limitSender(tx, 'booking', { address, email: booking.email }, hourly);
    if (accepted.payable) {
      const { id: bookingId, total: amount, phone } = booking;
      await chargeBooking(tx, bookingId, amount, { actor: 'visitor', reason: 'Booked at fixed prices' });
      await tx.insert(payments).values({ bookingId, attempt: 1, amount, phone });
    }
    await tell(tx, booking, lines, nextStep(accepted.payable));
    return booking;
  });
}

async function insertBooking(
  tx: Transaction,
  { request, order, discount, payable }: AcceptedBooking,
  identity: RequestIdentity,
) {
  const percent = discount?.percent ?? 0;
  const left = discounted(order, percent);
  const [booking] = await tx
    .insert(bookings)
    .values({
      ...identity,
      reference: newReference(),
      name: request.name,
      email: request.email,
      phone: request.phone,
      eventDate: request.eventDate || null,
      heldUntil: await holdFromNow(tx, payable ? 'payment' : 'price', new Date()),
      location: request.location ?? '',
      message: request.message ?? '',
      discountCode: discount?.code ?? null,
      discountPercent: percent,
      discountAmount: left.discount,
      total: left.total,
    })
    .returning();
  if (booking === undefined) throw new Error('The database did not return the booking it stored.');
  return booking;
}

async function insertLines(
  tx: Transaction,
  booking: Booking,
  { order }: AcceptedBooking,
): Promise<BookingLine[]> {
  return tx
    .insert(bookingLines)
    .values(
      order.lines.map(({ options = {}, ...line }, position) => ({
        bookingId: booking.id,
        ...{ ...line, options, position },
      })),
    )
    .returning();
}

async function tell(tx: Transaction, booking: Booking, lines: BookingLine[], next: NextStep): Promise<void> {
  await enqueueMail(tx, bookingReceivedMail(booking, lines, next, await bookingLink(tx, booking.id)));
  await enqueueMail(tx, newBookingMail(booking, lines));
  const fixed = lines.every((line) => line.fixed);
  await notify(tx, {
    kind: 'booking',
    text: `${booking.name} booked for ${totalText({ total: booking.total, fixed })} (${booking.reference}). Please contact them within 24 hours.`,
    dedupeKey: `booking:${booking.id}`,
    subjectId: booking.id,
  });
  await audit(tx, {
    actor: 'visitor',
    action: 'booking.created',
    subjectId: booking.id,
    after: { reference: booking.reference, status: booking.status, total: booking.total },
  });
}

function nextStep(payable: boolean): NextStep {
  if (!payable) return 'wait-for-price';
  return paypackAccount() === undefined ? 'wait-for-prompt' : 'approve-prompt';
}
