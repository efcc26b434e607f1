import { type SQL, sql } from 'drizzle-orm';

/** The database's clock is the only one that decides what is due: functions may run on several machines. */
export function secondsFromNow(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
