import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { clientKeys, clients } from './client.table.ts';
import { clientRecords } from './client-records.ts';

interface Suggestion {
  id: string;
  shared: string[];
}

/** Finds clients whose records carry a key of these, or whose keys their records carry. */
export async function suggestionsFor(tx: Transaction, clientIds: readonly string[]): Promise<Suggestion[]> {
  const own = (column: SQL) => sql`${column} = any(${`{${clientIds.join()}}`}::uuid[])`;
  const shared = (kind: 'phone' | 'email') => {
    const carried = sql`${clientKeys} k join ${clientRecords} r on k.kind = ${kind} and r.${sql.identifier(kind)} = k.value`;
    return sql`select k.client_id as id, k.value from ${carried} where ${own(sql`r.client_id`)}
      union select r.client_id, k.value from ${carried} where ${own(sql`k.client_id`)}`;
  };
  const { rows } = await tx.execute<{ id: string; shared: string[] }>(sql`
    select coalesce(c.merged_into, c.id) as id, array_agg(distinct value order by value) as shared
    from (${shared('phone')} union ${shared('email')}) found join ${clients} c on c.id = found.id
    where not ${own(sql`coalesce(c.merged_into, c.id)`)} group by 1 order by 1`);
  return rows.map(({ id, shared }) => ({ id, shared }));
}
