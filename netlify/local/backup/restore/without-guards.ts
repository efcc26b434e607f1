import pg from 'pg';
import type { Table } from '../contents.ts';
import { schemas, sqlName } from '../schema.ts';

/**
 * Runs `work` while the tables take rows in any order, as they were written: no trigger acts on them. What constrains several
 * tables is put back afterwards, and with it checked for all rows; so are constraints that never held for old rows, unchecked.
 */
export async function withoutGuards(
  client: pg.Client,
  tables: Table[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(sqlName);
  const { rows: guards } = await client.query<{ on: string; name: string; definition: string }>(
    `select format('%I.%I', nspname, relname) as "on", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where (contype = 'f' or not convalidated) and nspname = any($1)`,
    [schemas],
  );
  for (const guard of guards)
    await client.query(`alter table ${guard.on} drop constraint ${pg.escapeIdentifier(guard.name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await work();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const guard of guards)
    await client.query(
      `alter table ${guard.on} add constraint ${pg.escapeIdentifier(guard.name)} ${guard.definition}`,
    );
}
