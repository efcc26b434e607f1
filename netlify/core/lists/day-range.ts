import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches times from the start of a day in Kigali. */
export function fromDay(moment: PgColumn, day: string): SQL {
  return sql`${moment} >= ${startOf(day)}`;
}

/** Matches times until the end of a day in Kigali. */
export function throughDay(moment: PgColumn, day: string): SQL {
  return sql`${moment} < ${startOf(day)} + interval '1 day'`;
}

function startOf(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone 'Africa/Kigali')`;
}
