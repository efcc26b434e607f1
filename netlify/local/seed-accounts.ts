import { users } from '#netlify/core/account/account.table.ts';
import { setPassword } from '#netlify/core/account/account-queries.ts';
import { hashPassword } from '#netlify/core/account/password-hash.ts';
import { db } from '#netlify/core/database.ts';

/** Password of every seeded account. Used on local machines only. */
export const seedPassword = 'imbuto-three-lanterns';

const seeds = [
  { email: 'user@fts.example', name: 'Uwase Local', role: 'USER' },
  { email: 'admin@fts.example', name: 'Amahoro Local', role: 'ADMIN' },
  { email: 'superadmin@fts.example', name: 'Shema Local', role: 'SUPERADMIN' },
] as const;

export async function seedAccounts(): Promise<void> {
  const hash = await hashPassword(seedPassword);
  await db().transaction(async (tx) => {
    for (const seed of seeds) {
      const [user] = await tx.insert(users).values(seed).onConflictDoNothing().returning();
      if (user !== undefined) await setPassword(tx, user.id, hash);
    }
  });
}

export const seedNote = `Log in as ${seeds.map(({ email }) => email).join(', ')}, with the password ${seedPassword}`;
