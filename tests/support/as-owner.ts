import { closeDatabase } from '#netlify/core/database.ts';
import type { Environment } from './server/environment.ts';

/** Does something that the site itself may not, such as writing the ledger anew, with the database's owner. */
export async function asOwner({ databaseUrl }: Environment, work: () => Promise<void>): Promise<void> {
  await closeDatabase();
  process.env.DATABASE_URL = databaseUrl;
  try {
    await work();
  } finally {
    await closeDatabase();
    delete process.env.DATABASE_URL;
  }
}
