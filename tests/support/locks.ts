import type { Environment } from './environment.ts';

/** The advisory locks of this test's own database: `granted`, or waited for. */
export function advisoryLocks({ sql }: Environment): Promise<{ granted: boolean }[]> {
  return sql(
    `select granted from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
}
