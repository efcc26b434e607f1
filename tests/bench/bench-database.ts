import pg from 'pg';
import { closeDatabase } from '#netlify/core/database.ts';
import { migrate } from '#netlify/local/migrate.ts';
import { startPostgres } from '#netlify/local/postgres/cluster.ts';

/** Starts a database with all tables that is thrown away afterwards, names it in the environment, and uses it. */
export async function withDatabase<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const cluster = await startPostgres('throw-away');
  try {
    await cluster.createDatabase('bench');
    const databaseUrl = cluster.url('bench');
    await migrate(databaseUrl);
    // Without a mail server, mails stay where they are.
    Object.assign(process.env, {
      NETLIFY_DB_URL: databaseUrl,
      NETLIFY_DB_DRIVER: 'server',
      URL: 'http://localhost',
    });
    return await use(databaseUrl);
  } finally {
    await closeDatabase();
    await cluster.stop();
  }
}

/** Opens a connection of its own to a database, for as long as it is used. */
export async function withSql<T>(databaseUrl: string, use: (sql: pg.Client) => Promise<T>): Promise<T> {
  const sql = new pg.Client(databaseUrl);
  await sql.connect();
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}
