import { eq } from 'drizzle-orm';
import { db } from '../database.ts';
import { applications } from './application.table.ts';

export type Application = typeof applications.$inferSelect;

/** The application that was sent with exactly this content. */
export async function applicationByDigest(digest: string): Promise<Application | undefined> {
  const [application] = await db().select().from(applications).where(eq(applications.digest, digest));
  return application;
}
