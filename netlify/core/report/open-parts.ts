import { sql } from 'drizzle-orm';
import { ageOf, type OpenAge, type ReportQuery } from '#src/domain/report/report.ts';
import type { Database, Transaction } from '../database.ts';

export interface OpenSums {
  /** RWF */
  open: number;
  parts: number;
}

/**
 * Sums what is open of the parts of bookings that are not cancelled, by days overdue.
 * With a limit, parts without a due day are left out.
 */
export async function openPartsByAge(
  connection: Database | Transaction,
  { from, to }: Pick<ReportQuery, 'from' | 'to'>,
  today: string,
): Promise<Map<OpenAge, OpenSums>> {
  const after = from === undefined ? sql`` : sql`and due_day >= ${from}`;
  const until = to === undefined ? sql`` : sql`and due_day <= ${to}`;
  const { rows } = await connection.execute<{ due_day: string | null; open: string; parts: string }>(sql`
    select due_day::text, sum(part.amount - part.paid)::text as open, count(*)::text as parts
    from bookings
    cross join lateral (select * from booking_parts where booking_id = bookings.id offset 0) part
    where bookings.due > 0 and bookings.status <> 'cancelled' and part.paid < part.amount ${after} ${until}
    group by due_day`);
  const sums = new Map<OpenAge, OpenSums>();
  for (const row of rows) {
    const age = ageOf(row.due_day, today);
    const sum = sums.get(age) ?? { open: 0, parts: 0 };
    sums.set(age, { open: sum.open + Number(row.open), parts: sum.parts + Number(row.parts) });
  }
  return sums;
}
