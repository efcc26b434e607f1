import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/** Locks days, both ends included; in key order, so that overlapping periods cannot deadlock. */
export async function lockDays(tx: Transaction, first: string, last: string = first): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('bookings'), key) from (
      select distinct hashtext(to_char(day, 'YYYY-MM-DD')) as key
      from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as day
      order by key
    ) as keys`);
}
