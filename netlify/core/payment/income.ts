import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { MonthIncome } from '#src/domain/overview/overview.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, monthOf } from '#src/lib/dates/months.ts';
import { db } from '../database.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';

/** Sums income less refunds by month in Kigali, up to this month. Income is added up only here. */
export async function incomePerMonth(now: Date, months: number): Promise<MonthIncome[]> {
  const first = addMonths(monthOf(todayInKigali(now)), 1 - months);
  const { day, amount, account, method } = ledgerEntries;
  const sums = await db()
    .select({ day, amount: sql`-sum(${amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(account, 'booking'), isNotNull(method), gte(day, `${first}-01`)))
    .groupBy(day);
  const amounts = new Map<string, number>();
  for (const sum of sums) {
    const month = monthOf(sum.day);
    amounts.set(month, (amounts.get(month) ?? 0) + sum.amount);
  }
  return Array.from({ length: months }, (_, index) => {
    const named = addMonths(first, index);
    return { month: named, amount: amounts.get(named) ?? 0 };
  });
}
