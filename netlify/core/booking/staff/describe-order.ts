import { feeRange } from '#src/domain/booking/fee/fee.ts';
import type { PublishedRange } from '#src/domain/booking/offer/offer.ts';
import { publishedRange } from '#src/domain/booking/offer/published-range.ts';
import type { StaffOrder } from '#src/domain/booking/staff/staff-booking.ts';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { everyPriceBook } from '../../catalogue/current-price-book.ts';
import type { Transaction } from '../../database.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingVat } from '../booking-vat.ts';

export async function describeOrder(
  tx: Transaction,
  booking: Booking,
  lines: BookingLine[],
): Promise<StaffOrder> {
  const { discountCode: code, discountPercent: percent, discountAmount: amount, total } = booking;
  return {
    lines: lines.map(({ position, sku, label, quantity, options, price, amount, agreed, vat, fixed }) => ({
      position,
      sku,
      label,
      quantity,
      options,
      price: englishPrice(price),
      amount,
      agreed,
      vat,
      fixed,
    })),
    discount: percent === 0 ? null : { code, percent, amount },
    total,
    vat: bookingVat(booking, lines),
    // A fee has a fixed price, but is owed only once it is accepted or paid.
    final: booking.agreedAt !== null || (booking.kind !== 'fee' && lines.every(({ fixed }) => fixed)),
    range: await rangeOf(tx, booking, lines),
  };
}

/** Computes the range the order can cost at the prices it was booked at. */
export async function rangeOf(
  tx: Transaction,
  { kind, discountPercent }: Booking,
  lines: BookingLine[],
): Promise<PublishedRange> {
  if (kind === 'fee') return feeRange(lines[0]?.price);
  const book = await everyPriceBook(tx);
  const withVat = lines.map((line) => ({ ...line, addsVat: book.get(line.sku)?.addsVat ?? false }));
  return publishedRange(withVat, discountPercent);
}
