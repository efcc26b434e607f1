import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** URL for the code under test, which is not the owner. */
  siteUrl: string;
  sql<Row extends object = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  empty(): Promise<void>;
  drop(): Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/**
 * Only deletes from tables that have rows: truncating all costs more than most tests.
 * Constraints are off, so that the order does not matter.
 */
const emptyAll = `do $$
  declare
    name regclass;
    filled boolean;
  begin
    set local session_replication_role = replica;
    for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('select exists (select from %s)', name) into filled;
      if filled then execute format('delete from %s', name); end if;
    end loop;
  end $$`;

/** Copies the migrated database in milliseconds, or `template1`, which has no tables. */
export async function createTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template}`);
  const url = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined); // Dropped together with the database.
  return {
    url,
    siteUrl: Object.assign(new URL(url), { username: inject('siteUser') }).href,
    async sql<Row extends object>(text: string, parameters?: unknown[]) {
      const { rows } = await pool.query<Row & pg.QueryResultRow>(text, parameters);
      return rows;
    },
    async empty() {
      await pool.query(emptyAll);
    },
    async drop() {
      await pool.end();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
