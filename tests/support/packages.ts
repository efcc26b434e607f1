import type { Environment } from './environment.ts';

/** Changes a package, or adds one, as an admin does. The amount is in RWF. */
export async function changePackage(
  { sql }: Environment,
  { id, name, amount }: { id: string; name: string; amount: number },
): Promise<void> {
  await sql(
    `insert into packages (id, name, amount, service) values ($1, $2, $3, 'photography')
     on conflict (id) do update set name = $2, amount = $3, updated_at = now()`,
    [id, name, amount],
  );
}

/** Takes a changed or added package out of the list. */
export async function removePackage({ sql }: Environment, id: string): Promise<void> {
  await sql('update packages set removed_at = now() where id = $1', [id]);
}
