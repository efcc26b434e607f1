import { and, eq, gte, sql } from 'drizzle-orm';
import type { MonthIncome } from '#src/features/staff/overview/overview.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, monthOf } from '#src/lib/dates/months.ts';
import { db } from '../database.ts';
import { payments } from './payment.table.ts';

/** What came in month by month in Kigali, this one last: the only place where income is added up. */
export async function incomePerMonth(now: Date, months: number): Promise<MonthIncome[]> {
  const first = addMonths(monthOf(todayInKigali(now)), 1 - months);
  const month = sql<string>`to_char(${payments.settledAt} at time zone 'Africa/Kigali', 'YYYY-MM')`;
  const sums = await db()
    .select({ month, amount: sql`sum(${payments.amount})`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'successful'),
        gte(payments.settledAt, sql`(${`${first}-01`}::date::timestamp at time zone 'Africa/Kigali')`),
      ),
    )
    .groupBy(month);
  const amounts = new Map(sums.map((sum) => [sum.month, sum.amount]));
  return Array.from({ length: months }, (_, index) => {
    const named = addMonths(first, index);
    return { month: named, amount: amounts.get(named) ?? 0 };
  });
}
