import { type SQL, sql } from 'drizzle-orm';
import type { MonthIncome } from '#src/domain/overview/overview.ts';
import type { Grouping, Period } from '#src/domain/report/report.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, lastDayOf, monthOf } from '#src/lib/dates/months.ts';
import { roundTogether } from '#src/lib/largest-remainder.ts';
import { serviceOf } from '../booking/booked-service.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { isRebooked, recordedBy } from '../payment/closing/day-sums.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';

/** Money that moved, by account. Amounts are RWF; income is received less refunded. */
export interface MovedMoney {
  key: string;
  income: number;
  surplus: number;
  fees: number;
}

const { bookingId, day, method } = ledgerEntries;

/** The ledger records debt, so money received is negative there. */
const sums = sql`coalesce(-sum(amount) filter (where account = 'booking'), 0)::float8 as income, coalesce(-sum(amount) filter (where account = 'surplus'), 0)::float8 as surplus, coalesce(sum(amount) filter (where account = 'fees'), 0)::float8 as fees`;

const movedIn = ({ from, to }: Period) => sql`${method} is not null and ${day} between ${from} and ${to}`;

/** Leaves out fees and surplus, which are as many entries again. */
const incomeIn = (period: Period) => sql`${movedIn(period)} and account = 'booking'`;

const byMonth = (which: SQL) =>
  // Adds up days first, which an index has in order.
  sql`select to_char(day, 'YYYY-MM') as key, ${sums} from (select ${day}, account, sum(amount) as amount from ${ledgerEntries} where ${which} group by ${day}, account) days group by 1`;

const queries: Record<Grouping<'income'>, (period: Period) => SQL> = {
  month: (period) => byMonth(movedIn(period)),
  method: (period) =>
    sql`select ${method} as key, ${sums} from ${ledgerEntries} where ${movedIn(period)} group by 1`,
  source: (period) =>
    sql`select source as key, ${sums} from ${ledgerEntries} join bookings on bookings.id = ${bookingId} where ${movedIn(period)} group by 1`,
  // Rebooked surplus stays with mobile money: who changed the booking received nothing.
  staff: (period) =>
    sql`select case when ${isRebooked} then 'paypack' else ${recordedBy} end as key, ${sums} from ${ledgerEntries} where ${movedIn(period)} group by 1`,
  // Spreads a booking's money over its lines by their shares of the price.
  service: (period) => sql`
    with entries as (
      select ${bookingId}, ${sums} from ${ledgerEntries} where ${movedIn(period)} group by 1
    ), lines as (
      select booking_id, ${serviceOf()} as service, position, coalesce(agreed, amount)::float8 as price,
        sum(coalesce(agreed, amount)) over (partition by booking_id)::float8 as total
      from booking_lines
    )
    select key, sum(income * share) as income, sum(surplus * share) as surplus, sum(fees * share) as fees
    from (
      select coalesce(service, '') as key, income, surplus, fees,
        case when total > 0 then price / total when coalesce(lines.position, 0) = 0 then 1 else 0 end as share
      from entries left join lines on lines.booking_id = entries.booking_id
    ) shares group by 1`,
};

/** Sums the money of a period by month, method and so on. Income is added up only here. */
export async function moneyBy(
  connection: Database | Transaction,
  by: Grouping<'income'>,
  period: Period,
): Promise<MovedMoney[]> {
  const { rows } = await connection.execute<MovedMoney & Record<string, unknown>>(
    sql`${queries[by](period)} order by key`,
  );
  const income = roundTogether(rows.map((row) => row.income));
  const surplus = roundTogether(rows.map((row) => row.surplus));
  const fees = roundTogether(rows.map((row) => row.fees));
  return rows.map(({ key }, index) => ({
    key,
    income: income[index] ?? 0,
    surplus: surplus[index] ?? 0,
    fees: fees[index] ?? 0,
  }));
}

/** Sums income by month in Kigali, up to this month. */
export async function incomePerMonth(now: Date, months: number): Promise<MonthIncome[]> {
  const last = monthOf(todayInKigali(now));
  const first = addMonths(last, 1 - months);
  const { rows } = await db().execute<MovedMoney & Record<string, unknown>>(
    byMonth(incomeIn({ from: `${first}-01`, to: lastDayOf(last) })),
  );
  const amounts = new Map(rows.map(({ key, income }) => [key, income]));
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index);
    return { month, amount: amounts.get(month) ?? 0 };
  });
}
