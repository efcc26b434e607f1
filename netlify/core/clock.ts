import { type SQL, sql } from 'drizzle-orm';

/** Returns a time by the database’s clock, the only one shared by all functions. */
export function secondsFromNow(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
