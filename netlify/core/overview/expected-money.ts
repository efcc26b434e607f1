import { type SQL, sql } from 'drizzle-orm';
import type { ExpectedMoney } from '#src/domain/overview/overview.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { bookings } from '../booking/booking.table.ts';
import { owesForCertain } from '../booking/booking-queues.ts';
import { db } from '../database.ts';
import { bookingParts } from '../payment/plan/plan-part.table.ts';

const idsOf = (which: SQL | undefined) => sql`array(select ${bookings.id} from ${bookings} where ${which})`;

const isFee = sql`${bookings.kind} = 'fee' and ${bookings.due} > 0`;

/** Sums what is due within seven days, and what is overdue: its queue leaves out fees. */
export async function expectedMoney(now: Date): Promise<ExpectedMoney> {
  const today = todayInKigali(now);
  const { bookingId, dueDay, amount, paid } = bookingParts;
  const isOverdue = sql`${dueDay} < ${today}::date`;
  const { rows } = await db().execute<{ day: string | null; amount: string; bookings: number }>(sql`
    select case when ${isOverdue} then null else ${dueDay} end::text as day,
      sum(${amount} - ${paid})::text as amount, count(distinct ${bookingId})::int as bookings
    from ${bookingParts}
    where ${bookingId} = any(${idsOf(owesForCertain)}) and ${paid} < ${amount}
      and ${dueDay} <= ${addDays(today, 6)}::date
      and not (${isOverdue} and ${bookingId} = any(${idsOf(isFee)}))
    group by 1 order by 1`);
  const expected: ExpectedMoney = { overdue: { amount: 0, bookings: 0 }, days: [] };
  for (const { day, ...sum } of rows) {
    const sums = { amount: Number(sum.amount), bookings: sum.bookings };
    if (day === null) expected.overdue = sums;
    else expected.days.push({ day, ...sums });
  }
  return expected;
}
