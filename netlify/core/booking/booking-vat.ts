import { type SQL, sql } from 'drizzle-orm';
import { vatPart, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
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

/**
 * Selects `booking_id`, `total` and `vat` of these bookings, for sums over many of them.
 * The same rule as `bookingVat`, with the same rounding: a test compares them.
 */
export function vatOfBookings(bookingIds: SQL): SQL {
  const round = (value: string) => sql.raw(`floor(${value} + 0.5)`);
  const within = (amount: string) =>
    sql`${sql.raw(amount)} - floor(${sql.raw(amount)} * 100.0::float8 / ${sql.raw(String(100 + vatPercent))} + 0.5)`;
  const isExempt = sql`coalesce(line.options -> 'vat' = 'false', false)`;
  return sql`
    select id as booking_id, total,
      case when agreed_at is not null and all_agreed then agreed_vat
        when agreed_at is null then case when amount > 0 then
          ${round(`vat * (amount - least(amount, ${'floor(amount * discount_percent / 100.0::float8 + 0.5)'})) / amount`)} else 0 end
        when amount > 0 then ${round('total::float8 * vat / amount')}
        when all_exempt then 0 else ${within('total')} end as vat
    from bookings join lateral (
      select coalesce(sum(line.amount), 0)::float8 as amount, coalesce(sum(line.vat), 0)::float8 as vat,
        coalesce(bool_and(line.agreed is not null), true) as all_agreed,
        coalesce(bool_and(${isExempt}), true) as all_exempt,
        coalesce(sum(case when line.amount > 0 then ${round('line.agreed::float8 * line.vat / line.amount')}
          when ${isExempt} then 0 else ${within('line.agreed')} end), 0) as agreed_vat
      from booking_lines line where line.booking_id = bookings.id
    ) lines on true
    where id in (${bookingIds})`;
}
