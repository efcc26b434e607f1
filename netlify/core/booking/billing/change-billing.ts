import { eq } from 'drizzle-orm';
import { type Billing, billingSchema, staffBillingSchema } from '#src/domain/booking/billing/billing.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { readFields } from '../../read-fields.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { isErased } from '../erased.ts';
import { bookingByLink, invalidLink, type LinkHolder } from '../my-booking/booking-key.ts';
import { describeBooking, type MyBooking } from '../my-booking/my-booking.ts';
import { changeBooking, RefusedChange, type StaffChange } from '../staff/change-booking.ts';

/** Stores the details for papers that a client gives. Throws ProblemError 400, 404, 422 or 429. */
export async function changeMyBilling(holder: LinkHolder, body: unknown): Promise<MyBooking> {
  const { id } = await bookingByLink(holder);
  const billing = readFields(billingSchema, body);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    // The lock waits for an erasure, after which nothing personal may be stored.
    if (booking === undefined || isErased(booking)) throw invalidLink();
    await storeBilling(tx, booking, billing, 'visitor');
    return describeBooking(tx, booking, holder);
  });
}

/** Stores the details for papers that staff type. Throws ProblemError 400, 404, 409 or 422. */
export async function changeBilling(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, ...billing } = readFields(staffBillingSchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    if (isErased(booking))
      throw new RefusedChange('The contact details of this booking are erased, so it takes no new ones.');
    await storeBilling(tx, booking, billing, change.me.user.id);
  });
}

async function storeBilling(
  tx: Transaction,
  { id, company, tin }: Booking,
  billing: Billing,
  actor: string,
): Promise<void> {
  if (billing.company === company && billing.tin === tin) return;
  await tx.update(bookings).set(billing).where(eq(bookings.id, id));
  // Without the details, which the audit log would outlive.
  await audit(tx, { actor, action: 'booking.billing-changed', subjectId: id });
}
