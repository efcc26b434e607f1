import pg from 'pg';
import { expect } from 'vitest';
import type { Environment } from './server/environment.ts';

/** The advisory locks of this test's own database: `granted`, or waited for. */
export function advisoryLocks({ sql }: Environment): Promise<{ granted: boolean }[]> {
  return sql(
    `select granted from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
}

/** Makes calls during a transaction of these statements, which ends once all of them wait for it: they come in the very moment. */
export async function inTheMomentOf<T>(
  { databaseUrl, sql }: Environment,
  statements: string[],
  calls: () => Promise<T>[],
): Promise<T[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (const statement of ['begin', ...statements]) await client.query(statement);
    const made = calls();
    await expect
      .poll(
        () =>
          sql(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
        { timeout: 3500 },
      )
      .toHaveLength(made.length);
    await client.query('commit');
    return await Promise.all(made);
  } finally {
    await client.end();
  }
}
