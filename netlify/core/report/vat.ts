import { sql } from 'drizzle-orm';
import type { Period } from '#src/domain/report/report.ts';
import { vatOfBookings } from '../booking/booking-vat.ts';
import type { Database, Transaction } from '../database.ts';

export interface MonthVat {
  month: string;
  /** RWF received less refunded, with VAT. */
  income: number;
  vat: number;
}

const isIncome = sql`account = 'booking' and method is not null`;

/** VAT within the first RWF received for a booking; all of its VAT once its total is received. */
const vatWithin = (received: string) =>
  sql`coalesce(round(${sql.raw(received)}::float8 * vat / nullif(total, 0)), 0)`;

/**
 * Sums the VAT in each month's income. What a booking has received is rounded as a whole, and a month
 * has the difference to the month before, so a booking's months add up to its VAT to the franc.
 */
export async function vatPerMonth(
  connection: Database | Transaction,
  { from, to }: Period,
): Promise<MonthVat[]> {
  const { rows } = await connection.execute<Record<keyof MonthVat, string>>(sql`
    with moved as (
      select booking_id, date_trunc('month', day::timestamp) as month, -sum(amount)::float8 as income
      from ledger_entries where ${isIncome} and day between ${from} and ${to} group by 1, 2
    ), earlier as (
      select booking_id, -sum(amount)::float8 as income
      from ledger_entries where ${isIncome} and day < ${from} group by 1
    ), received as (
      select moved.booking_id, month, moved.income, coalesce(earlier.income, 0)
        + sum(moved.income) over (partition by moved.booking_id order by month) as until
      from moved left join earlier on earlier.booking_id = moved.booking_id
    )
    select to_char(month, 'YYYY-MM') as month, sum(income)::text as income,
      sum(${vatWithin('until')} - ${vatWithin('(until - income)')})::text as vat
    from received join (${vatOfBookings()}) vats on vats.booking_id = received.booking_id
    group by 1 order by 1`);
  return rows.map(({ month, income, vat }) => ({ month, income: Number(income), vat: Number(vat) }));
}
