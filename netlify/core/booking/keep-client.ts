import { eq } from 'drizzle-orm';
import { clients } from '../client/client.table.ts';
import type { Transaction } from '../database.ts';

/** Locks a client against erasure until the commit; false if they are gone. */
export async function keepClient(tx: Transaction, id: string): Promise<boolean> {
  const kept = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('key share');
  return kept.length > 0;
}
