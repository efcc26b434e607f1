import { applyMigrations, type SQLExecutor } from '@netlify/database-dev';
import pg from 'pg';
import { migrationsFolder } from './places.ts';

/** One session in the form that the platform's migrator wants. */
function sessionOf(client: pg.Client): Omit<SQLExecutor, 'transaction'> {
  return {
    exec: (sql: string) => client.query(sql),
    query: async <Row>(sql: string, parameters?: unknown[]) => {
      const { rows } = await client.query(sql, parameters);
      return { rows: rows as Row[] };
    },
  };
}

/** Each migration in a transaction of its own. */
function executor(client: pg.Client): SQLExecutor {
  const session = sessionOf(client);
  return {
    ...session,
    async transaction(work) {
      await client.query('begin');
      try {
        const result = await work(session);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
  };
}

/** Applies the migrations of a folder that are missing, as the platform does on deploy. Answers their names. */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await applyMigrations(executor(client), folder);
  } finally {
    await client.end();
  }
}

/** The same within a transaction that was begun, up to and with `last` where it is given: all of it goes when that is rolled back. */
export async function migrateWithin(client: pg.Client, folder: string, last?: string): Promise<string[]> {
  const session = sessionOf(client);
  return applyMigrations({ ...session, transaction: (work) => work(session) }, folder, last);
}
