import { vatPart } from '#src/domain/catalogue/prices/line-price.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import type { Booking, BookingLine } from './booking-queries.ts';

/** Computes the VAT in a booking's total, in RWF. An agreed price has the same VAT share as its lines. */
export function bookingVat(
  { agreedAt, total, discountPercent }: Pick<Booking, 'agreedAt' | 'total' | 'discountPercent'>,
  lines: readonly BookingLine[],
): number {
  if (agreedAt !== null && lines.every(({ agreed }) => agreed !== null))
    return lines.reduce((sum, line) => sum + agreedVat(line), 0);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  if (agreedAt === null) return discounted({ total: amount, vat }, discountPercent).vat;
  if (amount > 0) return Math.round((total * vat) / amount);
  return lines.every(({ options }) => options.vat === false) ? 0 : vatPart(total);
}

function agreedVat({ agreed, amount, vat, options }: BookingLine): number {
  const price = agreed ?? 0;
  if (amount > 0) return Math.round((price * vat) / amount);
  return options.vat === false ? 0 : vatPart(price);
}
