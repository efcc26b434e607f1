import { applyMigrations, type SQLExecutor } from '@netlify/database-dev';
import pg from 'pg';
import { migrationsFolder } from './places.ts';

/** Adapts a connection to the platform’s migrator; each migration gets its own transaction. */
function executor(client: pg.Client): SQLExecutor {
  const session = {
    exec: (sql: string) => client.query(sql),
    query: async <Row>(sql: string, parameters?: unknown[]) => {
      const { rows } = await client.query(sql, parameters);
      return { rows: rows as Row[] };
    },
  };
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

/** Code of a notice that a migration raises, unlike those of PostgreSQL such as “already exists”. */
const raised = '00000';

/** Applies missing migrations as the platform does on deploy. Returns their names. */
export async function migrate(
  databaseUrl: string,
  folder = migrationsFolder,
  onNotice: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  client.on('notice', ({ code, message }) => {
    if (code === raised && message !== undefined) onNotice(message);
  });
  await client.connect();
  try {
    return await applyMigrations(executor(client), folder);
  } finally {
    await client.end();
  }
}
