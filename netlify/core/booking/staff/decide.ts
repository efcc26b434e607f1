import { eq, sql } from 'drizzle-orm';
import type { StaffBooking } from '#src/features/booking/staff/staff-booking.ts';
import { decisionSchema } from '#src/features/booking/staff/staff-requests.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { moneyHere } from '../../payment/ledger/money-here.ts';
import { readFields } from '../../read-fields.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { cancel } from '../change/cancel.ts';
import { bookingConfirmedMail } from '../change/confirm-mails.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { hasOrRegainsPlace, placeGoneForStaff } from '../place/regain-place.ts';
import { Conflict, changeBooking, type StaffChange } from './change-booking.ts';
import { refundNow } from './describe-booking.ts';

/** Confirms or cancels a booking and tells the client. The same decision again tells nobody. Throws ProblemError 400, 404, 409 or 422. */
export async function decide(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { status, reason = '', by = 'studio', version } = readFields(decisionSchema, body);
  const { me, now } = change;
  const actor = me.user.id;
  return changeBooking(change, version, async (tx, booking) => {
    if (booking.status === status) return;
    if (booking.status === 'cancelled')
      throw new Conflict('This booking is cancelled and its date is free for others: please make a new one.');
    if (booking.kind === 'fee' && status === 'confirmed')
      throw new Conflict('A fee is settled by its payment: there is nothing to confirm.');
    if (status === 'confirmed') return confirm(tx, booking, { actor, now });
    const money = await moneyHere(tx, booking);
    await cancel(tx, booking, { actor, by, reason, refund: refundNow(booking, money, by, now), now });
  });
}

/** What is confirmed keeps its place for good, paid or not. */
async function confirm(
  tx: Transaction,
  booking: Booking,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  if (!(await hasOrRegainsPlace(tx, booking, now))) throw new Conflict(placeGoneForStaff(booking));
  const [confirmed] = await tx
    .update(bookings)
    .set({ status: 'confirmed', heldUntil: null, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (confirmed === undefined) throw new Error('The database did not return the booking it confirmed.');
  await audit(tx, {
    actor,
    action: 'booking.confirmed',
    subjectId: booking.id,
    before: { status: booking.status },
    after: { status: confirmed.status },
  });
  const lines = await linesOf(tx, booking.id);
  const balance = await balanceOf(tx, booking.id);
  await enqueueMail(
    tx,
    bookingConfirmedMail({ booking: confirmed, lines, balance }, await bookingLink(tx, booking.id)),
  );
}
