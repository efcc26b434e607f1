import { type SQL, sql } from 'drizzle-orm';
import type { MonthIncome } from '#src/domain/overview/overview.ts';
import type { Grouping, Period } from '#src/domain/report/report.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, lastDayOf, monthOf } from '#src/lib/dates/months.ts';
import { serviceOf } from '../booking/booked-service.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { isRebooked, recordedBy } from './closing/day-sums.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';

/** Money that moved, by account. Amounts are RWF; income is received less refunded. */
export interface MovedMoney {
  key: string;
  income: number;
  surplus: number;
  fees: number;
}

const { account, amount, bookingId, day, method } = ledgerEntries;

const movedIn = ({ from, to }: Period) => sql`${method} is not null and ${day} between ${from} and ${to}`;

/** Selects `key`, `account` and `amount` of what moved in a period. */
const moved: Record<Grouping<'income'>, (period: Period) => SQL> = {
  month: (period) =>
    sql`select to_char(day, 'YYYY-MM') as key, account, amount from (select ${day}, ${account}, sum(${amount}) as amount from ${ledgerEntries} where ${movedIn(period)} group by ${day}, ${account}) days`,
  method: (period) =>
    sql`select ${method} as key, ${account}, ${amount} from ${ledgerEntries} where ${movedIn(period)}`,
  source: (period) =>
    sql`select bookings.source as key, ${account}, ${amount} from ${ledgerEntries} join bookings on bookings.id = ${bookingId} where ${movedIn(period)}`,
  // Rebooked surplus stays with mobile money: who changed the booking received nothing.
  staff: (period) =>
    sql`select case when ${isRebooked} then 'paypack' else ${recordedBy} end as key, ${account}, ${amount} from ${ledgerEntries} where ${movedIn(period)}`,
  service: byService,
};

/**
 * Spreads each entry over the services of its booking by their prices. A service gets what lies
 * between its bounds, so the shares add up to the entry, and a reversal takes the same shares back.
 */
function byService(period: Period): SQL {
  return sql`
    with entries as (
      select ${bookingId}, ${account}, ${amount} from ${ledgerEntries} where ${movedIn(period)}
    ), services as (
      select booking_id, ${serviceOf()} as service, sum(coalesce(agreed, amount))::bigint as price
      from booking_lines where booking_id in (select booking_id from entries) group by 1, 2
    ), prices as (
      select booking_id, service, price, (sum(price) over upwards)::bigint as high,
        (sum(price) over (partition by booking_id))::bigint as total, row_number() over upwards as place
      from services window upwards as (partition by booking_id order by service)
    )
    select coalesce(prices.service, '') as key, entries.account,
      case when prices.total > 0
        then entries.amount * prices.high / prices.total - entries.amount * (prices.high - prices.price) / prices.total
        when coalesce(prices.place, 1) = 1 then entries.amount else 0 end as amount
    from entries left join prices on prices.booking_id = entries.booking_id`;
}

/** Sums the money of a period by month, method and so on. Income is added up only here. */
export async function moneyBy(
  connection: Database | Transaction,
  by: Grouping<'income'>,
  period: Period,
): Promise<MovedMoney[]> {
  const of = (name: string) => sql`coalesce(sum(amount) filter (where account = ${name}), 0)::text`;
  const { rows } = await connection.execute<Record<keyof MovedMoney, string>>(
    sql`select key, ${of('booking')} as income, ${of('surplus')} as surplus, ${of('fees')} as fees from (${moved[by](period)}) moved group by key order by key`,
  );
  // The ledger records debt, so money received is negative there.
  return rows.map(({ key, income, surplus, fees }) => ({
    key,
    income: 0 - Number(income),
    surplus: 0 - Number(surplus),
    fees: Number(fees),
  }));
}

/** Sums income by month in Kigali, up to this month. */
export async function incomePerMonth(now: Date, months: number): Promise<MonthIncome[]> {
  const last = monthOf(todayInKigali(now));
  const first = addMonths(last, 1 - months);
  const found = await moneyBy(db(), 'month', { from: `${first}-01`, to: lastDayOf(last) });
  const amounts = new Map(found.map(({ key, income }) => [key, income]));
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index);
    return { month, amount: amounts.get(month) ?? 0 };
  });
}
