import { eq, sql } from 'drizzle-orm';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { type ChargeChange, chargeBooking } from '../../payment/ledger/charge.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { storePlan } from '../../payment/plan/plan-queries.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { offers } from './offer.table.ts';
import type { Offer } from './offer-queries.ts';
import { offeredParts } from './offered-parts.ts';

/** Charges a locked booking the agreed price. `offer` is the open offer, if any. */
export async function agreePrice(
  tx: Transaction,
  booking: Booking,
  { id: offer, total, prices, parts }: Pick<Offer, 'total'> & Partial<Pick<Offer, 'id' | 'prices' | 'parts'>>,
  by: ChargeChange,
): Promise<Booking> {
  if (offer !== undefined)
    await tx.update(offers).set({ state: 'accepted', closedAt: sql`now()` }).where(eq(offers.id, offer));
  const [agreed] = await tx
    .update(bookings)
    .set({ total, agreedAt: sql`now()` })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (agreed === undefined) throw new Error('The database did not return the booking it changed.');
  if (prices)
    await tx
      .update(bookingLines)
      .set({ agreed: sql`(${JSON.stringify(prices)}::jsonb ->> ${bookingLines.position})::bigint` })
      .where(eq(bookingLines.bookingId, booking.id));
  await chargeBooking(tx, booking.id, total, by);
  const rules = await paymentRulesNow(tx);
  const lines = await linesOf(tx, booking.id);
  const today = todayInKigali(new Date());
  await storePlan(tx, booking.id, offeredParts(booking, lines, { total, parts }, { rules, today }));
  await audit(tx, {
    actor: by.actor,
    action: 'booking.offer-accepted',
    subjectId: booking.id,
    before: { total: booking.total },
    after: { offer, total },
  });
  return agreed;
}
