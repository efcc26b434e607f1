import type { Environment } from '../server/environment.ts';

/** Not a member of staff. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Changes or adds a package as an admin does. Amount in RWF. */
export async function changePackage(
  environment: Environment,
  { id, name, amount }: { id: string; name: string; amount: number },
): Promise<void> {
  const words = { service: 'photography', description: '', includes: { price: ['One day'] }, vat: 'added' };
  await publishPackage(environment, id, { name, price: amount, ...words });
}

export async function publishPackage({ sql }: Environment, id: string, changes: object): Promise<void> {
  await sql(
    `insert into shelf_entries (kind, id, state, changes, updated_by)
     values ('package', $1, 'published', $2, '${nobody}')
     on conflict (kind, id) do update set changes = $2, state = 'published', removed_at = null`,
    [id, JSON.stringify(changes)],
  );
}

export async function removePackage({ sql }: Environment, id: string): Promise<void> {
  await sql(`update shelf_entries set removed_at = now() where kind = 'package' and id = $1`, [id]);
}
