import pg from 'pg';

/** Applied migrations, and row counts by quoted table name. */
export interface DatabaseFacts {
  migrations: string[];
  rows: Record<string, number>;
}

/** Reads the facts in the client’s transaction; a database without tables has no rows or migrations. */
export async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'netlify') order by 1`,
  );
  const rows: DatabaseFacts['rows'] = {};
  for (const { name } of tables.rows) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${name}`);
    rows[name] = Number(counted.rows[0]?.count);
  }
  if (rows['netlify.migrations'] === undefined) return { migrations: [], rows };
  const applied = await client.query<{ name: string }>(
    'select name from netlify.migrations order by name collate "C"',
  );
  return { migrations: applied.rows.map(({ name }) => name), rows };
}

/** Begins a read-only, repeatable-read transaction on a connection without the site’s limits. */
export async function openSnapshot(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup',
    keepAlive: true,
  });
  client.on('error', () => undefined); // Queries on a broken connection reject.
  await client.connect();
  await client.query('begin isolation level repeatable read, read only');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  return client;
}

export async function atOneMoment<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openSnapshot(databaseUrl);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
