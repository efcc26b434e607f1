import { eq, sql } from 'drizzle-orm';
import { cancelRefusal, changeRefusalSentence } from '#src/features/booking/move.ts';
import { type Refund, refundDue, refundFor, refundSentence } from '#src/features/booking/refund.ts';
import { site } from '#src/features/studio/site.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { notify } from '../../notification/notification.ts';
import { paidSum, paymentsOf } from '../../payment/payment-queries.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf, lockBooking } from '../booking-queries.ts';
import { bookingByLink, bookingLink, type LinkHolder } from './booking-key.ts';
import { bookingCancelledMail, bookingCancelledStaffMail, type Cancellation } from './change-mails.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

/**
 * Cancels the booking that the link opens; once it is cancelled, again changes nothing. `expected` is the refund that the
 * client was told: another one is a 409, so that nobody agrees to less than they read. Throws ProblemError 404, 409, 429.
 */
export async function cancelBooking(holder: LinkHolder, expected: string | undefined): Promise<MyBooking> {
  const { id } = await bookingByLink(holder);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw new Error('A booking was deleted while it was cancelled.');
    const done = booking.status === 'cancelled';
    return describeBooking(tx, done ? booking : await cancel(tx, booking, holder.now, expected), holder.now);
  });
}

async function cancel(
  tx: Transaction,
  booking: Booking,
  now: Date,
  expected: string | undefined,
): Promise<Booking> {
  const refusal = cancelRefusal(booking, now);
  if (refusal !== undefined) {
    throw new ProblemError(409, changeRefusalSentence(refusal, site.phones[0].display));
  }
  const paid = paidSum(await paymentsOf(tx, booking.id));
  const refund = refundFor({ ...booking, paid }, now);
  if (expected !== undefined && expected !== refund) throw refundChanged(refund, paid);
  const [cancelled] = await tx
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: now, refund, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (cancelled === undefined) throw new Error('The database did not return the booking it cancelled.');
  await audit(tx, {
    actor: 'visitor',
    action: 'booking.cancelled',
    subjectId: booking.id,
    before: { status: booking.status },
    after: { status: cancelled.status, refund, paid },
  });
  const lines = await linesOf(tx, booking.id);
  await tellOfCancellation(tx, { booking: cancelled, lines, refund, paid });
  return cancelled;
}

function refundChanged(refund: Refund, paid: number): ProblemError {
  return new ProblemError(
    409,
    `Your refund has changed since you opened this page, so we have not cancelled anything yet. ${refundSentence(refund, paid)} Please cancel again if you agree.`,
  );
}

async function tellOfCancellation(tx: Transaction, cancellation: Cancellation): Promise<void> {
  const { booking, refund, paid } = cancellation;
  await enqueueMail(tx, bookingCancelledMail(cancellation, await bookingLink(tx, booking.id, 'link')));
  await enqueueMail(tx, bookingCancelledStaffMail(cancellation));
  await notify(tx, {
    kind: paid > 0 && refund !== 'none' ? 'refund' : 'booking',
    text: `${booking.name} cancelled booking ${booking.reference}. ${refundDue(refund, paid)}.`,
    dedupeKey: `booking-cancelled:${booking.id}`,
    subjectId: booking.id,
  });
}
