import { count, eq } from 'drizzle-orm';
import { applications } from '../application/application.table.ts';
import type { Database, Transaction } from '../database.ts';

export async function acceptedByProgramme(
  connection: Database | Transaction,
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection
    .select({ programme: applications.programme, accepted: count() })
    .from(applications)
    .where(eq(applications.status, 'accepted'))
    .groupBy(applications.programme);
  return new Map(rows.map(({ programme, accepted }) => [programme, accepted]));
}
