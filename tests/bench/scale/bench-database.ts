import { migrate } from '#netlify/local/migrate.ts';
import { startPostgres } from '#netlify/local/postgres/cluster.ts';

/** Starts a database with all tables that is thrown away afterwards, names it in the environment, and uses it. */
export async function withDatabase(use: (databaseUrl: string) => Promise<void>): Promise<void> {
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
    await use(databaseUrl);
  } finally {
    await cluster.stop();
  }
}
