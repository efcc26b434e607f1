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
 * Selects `booking_id`, `total` and `vat` of all bookings, for sums over many of them.
 * The same rule as `bookingVat`, with the same rounding: a test compares them.
 */
export function vatOfBookings(): SQL {
  const round = (value: string) => sql.raw(`floor(${value} + 0.5)`);
  const within = (amount: string) =>
    sql.raw(`${amount} - floor(${amount} * 100.0::float8 / ${100 + vatPercent} + 0.5)`);
  const left = 'amount - least(amount, floor(amount * discount_percent / 100.0::float8 + 0.5))';
  const isExempt = sql`coalesce(options -> 'vat' = 'false', false)`;
  return sql`
    select id as booking_id, total,
      case when agreed_at is not null and all_agreed is not false then coalesce(agreed_vat, 0)
        when agreed_at is null then case when amount > 0 then ${round(`vat * (${left}) / amount`)} else 0 end
        when amount > 0 then ${round('total::float8 * vat / amount')}
        when all_exempt then 0 else ${within('total')} end as vat
    from bookings left join (
      select booking_id, sum(amount)::float8 as amount, sum(vat)::float8 as vat,
        bool_and(agreed is not null) as all_agreed, bool_and(${isExempt}) as all_exempt,
        sum(case when amount > 0 then ${round('agreed::float8 * vat / amount')}
          when ${isExempt} then 0 else ${within('agreed')} end) as agreed_vat
      from booking_lines group by 1
    ) lines on lines.booking_id = bookings.id`;
}
