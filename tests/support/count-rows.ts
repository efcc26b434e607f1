import type { Environment } from './server/environment.ts';

export async function countRows({ sql }: Environment, table: string): Promise<number> {
  return (await sql(`select 1 from ${table}`)).length;
}
