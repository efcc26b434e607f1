import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/**
 * Makes others wait who want a place of these days or block them, until the transaction ends; both days included. In the
 * order of the keys, not of the days: two who lock periods that overlap never wait for each other.
 */
export async function lockDays(tx: Transaction, first: string, last: string = first): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('bookings'), key) from (
      select distinct ${keyOf(sql`day`)} as key
      from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as day
      order by key
    ) as keys`);
}

/** The same lock for the day in a column, taken by the statement that writes it: what is read under the lock is asked for after it. */
export function lockOfDay(day: Column): SQL {
  return sql`pg_advisory_xact_lock(hashtext('bookings'), ${keyOf(day)})::text`;
}

const keyOf = (day: SQLWrapper) => sql`hashtext(to_char(${day}, 'YYYY-MM-DD'))`;
