import { sql } from 'drizzle-orm';
import { ageOf, type OpenAge, type Period } from '#src/domain/report/report.ts';
import type { Database, Transaction } from '../../database.ts';

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
  { from, to }: Partial<Period>,
  today: string,
): Promise<Map<OpenAge, OpenSums>> {
  const after = from === undefined ? sql`` : sql`and due_day >= ${from}`;
  const until = to === undefined ? sql`` : sql`and due_day <= ${to}`;
  // Finds the few bookings with a debt from an index first: the parts of all of them take seconds.
  const { rows } = await connection.execute<{ due_day: string | null; open: string; parts: string }>(sql`
    with owing as materialized (
      select booking_id from ledger_entries where account = 'booking' group by 1 having sum(amount) > 0
    )
    select due_day::text, sum(part.amount - part.paid)::text as open, count(*)::text as parts
    from owing join bookings on bookings.id = owing.booking_id and bookings.status <> 'cancelled'
    cross join lateral (select * from booking_parts where booking_id = owing.booking_id offset 0) part
    where part.paid < part.amount ${after} ${until}
    group by due_day`);
  const sums = new Map<OpenAge, OpenSums>();
  for (const row of rows) {
    const age = ageOf(row.due_day, today);
    const sum = sums.get(age) ?? { open: 0, parts: 0 };
    sums.set(age, { open: sum.open + Number(row.open), parts: sum.parts + Number(row.parts) });
  }
  return sums;
}
