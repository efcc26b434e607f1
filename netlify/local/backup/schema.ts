import pg from 'pg';
import type { BackupHeader, Table } from './contents.ts';

/** Where the site’s tables are: its own, and the one in which the platform notes the migrations. */
export const schemas = ['public', 'netlify'];

/** The tables with their columns, in an order that two databases of one schema share. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attname) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and nspname = any($1) and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** The migrations that were applied, in order; none for a database that was never migrated. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const journal = await client.query<{ there: boolean }>(
    `select to_regclass('netlify.migrations') is not null as there`,
  );
  if (!journal.rows[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from netlify.migrations order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}

/** Where each sequence stands. */
export async function readSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<BackupHeader['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** A table, or anything else in a schema, as SQL names it. */
export function sqlName({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** What COPY takes: the table with its columns. */
export function copySource(table: Table): string {
  return `${sqlName(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/**
 * For this transaction: values are written alike whatever the database’s settings, rows in the order in which they lie, and
 * nothing ends it because it takes long.
 */
export async function settleSession(client: pg.Client): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local timezone = 'UTC';
    set local extra_float_digits = 3;
    set local bytea_output = 'hex';
    set local synchronize_seqscans = off;
    set local lock_timeout = '60s';
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
}
