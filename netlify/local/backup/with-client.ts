import pg from 'pg';

/** Runs `work` with a connection of its own, without the limits that the site’s connections have. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup',
    keepAlive: true,
  });
  // What was asked of a connection that breaks fails, and tells it better.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Whether it ends well says nothing about the work.
    await client.end().catch(() => undefined);
  }
}
