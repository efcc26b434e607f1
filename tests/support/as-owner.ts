import { closeDatabase } from '#netlify/core/database.ts';
import type { Environment } from './server/environment.ts';

/** Runs work as the database's owner, for changes that the site may not make, such as to the ledger. */
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
