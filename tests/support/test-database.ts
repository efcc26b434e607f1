import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of its own for one test file. */
export interface TestDatabase {
  url: string;
  /** Runs one statement and answers its rows. */
  sql<Row extends object = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Empties every table. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/** Copies the migrated database; milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${inject('templateDatabase')}`);
  const url = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined); // Dropped together with the database.
  return {
    url,
    async sql<Row extends object>(text: string, parameters?: unknown[]) {
      const { rows } = await pool.query<Row & pg.QueryResultRow>(text, parameters);
      return rows;
    },
    async empty() {
      const { rows } = await pool.query<{ name: string }>(
        `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
      );
      if (rows.length > 0)
        await pool.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
    },
    async drop() {
      await pool.end();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
