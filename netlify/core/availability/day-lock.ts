import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/**
 * Makes others wait who want a slot of these days or block them, until the transaction ends; both days included. In the
 * order of the keys, not of the days: two who lock periods that overlap never wait for each other.
 */
export async function lockDays(tx: Transaction, first: string, last: string = first): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('bookings'), key) from (
      select distinct hashtext(to_char(day, 'YYYY-MM-DD')) as key
      from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as day
      order by key
    ) as keys`);
}
