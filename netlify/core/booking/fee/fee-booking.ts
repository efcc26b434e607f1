import type { HeldMoney } from '#src/domain/booking/refund.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { newReference } from '#src/lib/ids.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { readHeldMoney } from '../../payment/ledger/held-money.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { closeBooking } from '../change/cancel.ts';
import { withdrawOpenOffer } from '../offer/make-offer.ts';

export interface FeeFor {
  name: string;
  email: string;
  /** As typed, from any country. */
  phone: string;
  language: Language;
  /** Pseudo-SKU of the fee: `fees/dance/intore`. */
  sku: string;
  /** "Intore Dance, class fee for one month" */
  label: string;
  /** RWF as published; null if no price is. */
  price: number | null;
}

export interface FeeActor {
  actor: string;
  now: Date;
}

/** Creates a fee's booking: one line, no day, no slot. Sends no email. */
export async function createFee(
  tx: Transaction,
  { name, email, phone, language, sku, label, price }: FeeFor,
  total: number,
  { actor }: FeeActor,
): Promise<Booking> {
  const [booking] = await tx
    .insert(bookings)
    .values({
      kind: 'fee',
      reference: newReference(),
      name,
      email,
      language,
      total,
      // The payer may use a different number. Foreign numbers cannot receive mobile money requests.
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

/** Cancels a fee and returns what is owed back; undefined without a fee that can be cancelled. */
export async function closeFee(
  tx: Transaction,
  bookingId: string | null,
  { actor, now }: FeeActor,
): Promise<HeldMoney | undefined> {
  const booking = bookingId === null ? undefined : await lockBooking(tx, bookingId);
  if (booking === undefined || booking.status === 'cancelled') return undefined;
  await withdrawOpenOffer(tx, booking.id, actor);
  const { paid, surplus } = await readHeldMoney(tx, booking);
  const refund = paid + surplus > 0 ? 'everything' : 'nothing-paid';
  const { money } = await closeBooking(tx, booking, { actor, by: 'studio', reason: '', refund, now });
  return money;
}
