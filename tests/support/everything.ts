import type { Environment } from './server/environment.ts';

/** Dumps every row of every table as text, to search for erased personal data. */
export async function everythingIn({ sql }: Environment): Promise<string> {
  const tables = await sql<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)),
  );
  return rows.flatMap((table) => table.map(({ row }) => row)).join('\n');
}
