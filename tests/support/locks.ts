import pg from 'pg';
import { expect } from 'vitest';
import type { Environment } from './server/environment.ts';

export function advisoryLocks({ sql }: Environment): Promise<{ granted: boolean }[]> {
  return sql(
    `select granted from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
}

/** Holds the locks of these statements while `use` runs. */
export async function whileHeld<T>(
  { databaseUrl }: Environment,
  statements: string[],
  use: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (const statement of ['begin', ...statements]) await client.query(statement);
    const used = await use();
    await client.query('commit');
    return used;
  } finally {
    await client.end();
  }
}

/** Runs calls during a transaction, which commits once all of them wait for its locks. */
export async function inTheMomentOf<T>(
  environment: Environment,
  statements: string[],
  calls: () => Promise<T>[],
): Promise<T[]> {
  const made = await whileHeld(environment, statements, async () => {
    const begun = calls();
    await expect.poll(() => waitingForLocks(environment), { timeout: 3500 }).toHaveLength(begun.length);
    return { begun };
  });
  return Promise.all(made.begun);
}

export const waitingForLocks = ({ sql }: Environment) =>
  sql(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
