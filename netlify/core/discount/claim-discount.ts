import { eq } from 'drizzle-orm';
import { discountRefusal, unknownDiscountCode } from '#src/domain/discount/discount.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import type { Booking } from '../booking/booking-queries.ts';
import type { Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { discountCodes } from './discount-code.table.ts';
import { discountFacts } from './discount-queries.ts';

/** Claims the code; concurrent bookings wait. Throws ProblemError 422 with `fields.discountCode`. */
export async function claimDiscount(tx: Transaction, booking: Booking, now: Date): Promise<void> {
  if (booking.discountCode === null) return;
  const [discount] = await tx
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.code, booking.discountCode))
    .for('update');
  if (discount === undefined) throw discountProblem(unknownDiscountCode);
  const refusal = discountRefusal(await discountFacts(tx, discount, booking.id), now, booking.email);
  if (refusal !== undefined) throw discountProblem(refusal);
  await tx
    .update(discountCodes)
    .set({ usedByBookingId: booking.id })
    .where(eq(discountCodes.id, discount.id));
}

export function discountProblem(sentence: string): ProblemError {
  return new ProblemError(422, fieldsWrong, { fields: { discountCode: sentence } });
}
