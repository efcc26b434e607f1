import { eq, sql } from 'drizzle-orm';
import { isExact, type Refund, refundSum } from '#src/domain/booking/refund.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { deleteUnsent } from '../../outbox/unsent-messages.ts';
import { endRequests } from '../../payment/attempt/end-requests.ts';
import { chargeCancelled } from '../../payment/ledger/charge.ts';
import { readHeldMoney } from '../../payment/ledger/held-money.ts';
import { releaseAssignments } from '../../resource/release-assignments.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { removeOpenTasks } from '../../task/create-tasks.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import {
  bookingCancelledMail,
  bookingCancelledStaffMail,
  bookingCancelledText,
  type Cancellation,
} from './cancel-mails.ts';
import { confirmationMessages } from './confirm-mails.ts';

export interface Cancelling {
  actor: string;
  by: 'client' | 'studio';
  /** Shown to the client; empty when none is needed. */
  reason: string;
  refund: Refund;
  now: Date;
}

/** Cancels a locked booking: frees its day, settles what is still owed and emails both sides. */
export async function cancel(tx: Transaction, booking: Booking, cancelling: Cancelling): Promise<Booking> {
  const { by, reason, refund } = cancelling;
  const { cancelled, money, onPhone } = await closeBooking(tx, booking, cancelling);
  const lines = await linesOf(tx, booking.id);
  await announceCancellation(tx, { booking: cancelled, lines, refund, money, by, reason, onPhone });
  return cancelled;
}

/** Like `cancel`, but sends no email: the caller's email covers the cancellation. */
export async function closeBooking(
  tx: Transaction,
  booking: Booking,
  { actor, by, reason, refund, now }: Cancelling,
): Promise<Pick<Cancellation, 'money' | 'onPhone'> & { cancelled: Booking }> {
  const money = await readHeldMoney(tx, booking);
  const [cancelled] = await tx
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: now, refund, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (cancelled === undefined) throw new Error('The database did not return the booking it cancelled.');
  await releaseAssignments(tx, booking.id);
  await removeOpenTasks(tx, booking.id);
  if (cancelled.eventDate !== null) dueAfterCommit(tx, 'offer-slots');
  // A queued confirmation would reach the client after the cancellation.
  await deleteUnsent(tx, confirmationMessages(booking.id));
  const ended = await endRequests(tx, booking.id, 'cancelled', actor);
  const own = ended.find(({ shareId, transactionRef }) => shareId === null && transactionRef !== null);
  await chargeCancelled(tx, booking.id, refund, { actor, reason: 'The booking was cancelled' });
  await audit(tx, {
    actor,
    action: 'booking.cancelled',
    subjectId: booking.id,
    before: { status: booking.status },
    after: {
      status: cancelled.status,
      refund,
      paid: money.paid + money.surplus,
      ...(reason === '' ? {} : { by, reason }),
    },
  });
  return { cancelled, money, onPhone: own?.amount };
}

async function announceCancellation(tx: Transaction, cancellation: Cancellation): Promise<void> {
  const { booking, refund, money, by } = cancellation;
  const comesBack = money.surplus > 0 || (money.paid > 0 && refund !== 'none');
  const exact = isExact(refund) ? refundSum(refund, money) : undefined;
  const { name, reference } = booking;
  const link = await bookingLink(tx, booking, 'link');
  await enqueueMail(tx, bookingCancelledMail(cancellation, link));
  await enqueueTexts(tx, [bookingCancelledText({ booking, by, comesBack, exact }, link)]);
  await enqueueMail(tx, bookingCancelledStaffMail(cancellation));
  await notify(tx, {
    kind: comesBack ? 'refund' : 'booking',
    key: by === 'client' ? 'cancelledByClient' : 'cancelledByStudio',
    values: { name, reference, refund, money },
    dedupeKey: `booking-cancelled:${booking.id}`,
    subjectId: booking.id,
  });
}
