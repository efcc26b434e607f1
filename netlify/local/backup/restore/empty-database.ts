import type pg from 'pg';
import { OperatorError } from '../../command.ts';
import { readMigrations, readTables, sqlName } from '../schema.ts';

const advice = 'See “Restoring” in docs/operating.md for how to begin with an empty one.';

/**
 * Sees to it that nothing can be lost: the database has no tables, or they are without rows and were made by migrations that
 * the backup has as well. Nobody else reads or writes them until the transaction ends. Throws OperatorError.
 */
export async function claimEmptyDatabase(client: pg.Client, migrations: string[]): Promise<void> {
  const tables = await readTables(client);
  if (tables.length === 0) return;
  await client.query(`lock table ${tables.map(sqlName).join(', ')} in access exclusive mode`);
  const applied = await readMigrations(client);
  if (applied.length === 0 || !applied.every((name) => migrations.includes(name)))
    throw new OperatorError(`This database has tables that are not those of the backup. ${advice}`);
  for (const table of tables) {
    if (table.schema === 'netlify') continue;
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${sqlName(table)}) as filled`,
    );
    if (rows[0]?.filled)
      throw new OperatorError(
        `This database is not empty: there are rows in ${table.name}. Nothing was changed. ${advice}`,
      );
  }
}
