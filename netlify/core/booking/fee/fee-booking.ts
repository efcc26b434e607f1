import type { MoneyHere } from '#src/domain/booking/refund.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { newReference } from '#src/lib/ids.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { moneyHere } from '../../payment/ledger/money-here.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { closeBooking } from '../change/cancel.ts';
import { withdrawOpenOffer } from '../offer/make-offer.ts';

/** Whose fee it is, and for what. */
export interface FeeFor {
  name: string;
  email: string;
  /** As it was typed, of any country. */
  phone: string;
  /** `fees/dance/intore`: what stands where a package stands. */
  sku: string;
  /** "Intore Dance, class fee for one month" */
  label: string;
  /** RWF as published; null where nothing is. */
  price: number | null;
}

/** A member of staff, and when. */
export interface Desk {
  actor: string;
  now: Date;
}

/** Makes the booking of a fee: one line, no day, and no slot of one. Nobody is told of it yet. */
export async function createFee(
  tx: Transaction,
  { name, email, phone, sku, label, price }: FeeFor,
  total: number,
  { actor }: Desk,
): Promise<Booking> {
  const [booking] = await tx
    .insert(bookings)
    .values({
      kind: 'fee',
      reference: newReference(),
      name,
      email,
      total,
      // Who pays may use another number; one of another country takes no mobile money of ours.
      phone: normalisePhone(phone) ?? '',
      location: '',
      message: '',
    })
    .returning();
  if (booking === undefined) throw new Error('The database did not return the fee it stored.');
  await tx.insert(bookingLines).values({
    bookingId: booking.id,
    position: 0,
    sku,
    label,
    quantity: 1,
    options: {},
    amount: total,
    price: price === null ? { kind: 'on-request' } : { kind: 'fixed', amount: price },
  });
  const after = { reference: booking.reference, total };
  await audit(tx, { actor, action: 'booking.fee-made', subjectId: booking.id, after });
  return booking;
}

/**
 * Ends the fee of someone who gives up the place: an open offer is withdrawn, nothing is owed any more, and what was paid
 * is owed back. Gives that; undefined where there is no fee that could end.
 */
export async function closeFee(
  tx: Transaction,
  bookingId: string | null,
  { actor, now }: Desk,
): Promise<MoneyHere | undefined> {
  const booking = bookingId === null ? undefined : await lockBooking(tx, bookingId);
  if (booking === undefined || booking.status === 'cancelled') return undefined;
  await withdrawOpenOffer(tx, booking.id, actor);
  const { paid, surplus } = await moneyHere(tx, booking);
  const refund = paid + surplus > 0 ? 'everything' : 'nothing-paid';
  const { money } = await closeBooking(tx, booking, { actor, by: 'studio', reason: '', refund, now });
  return money;
}
