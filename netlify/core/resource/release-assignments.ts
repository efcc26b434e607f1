import { eq } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { assignments } from './resource.table.ts';

/** Frees everyone and everything of a locked booking that is cancelled or has lost its date. */
export async function releaseAssignments(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(assignments).where(eq(assignments.bookingId, bookingId));
}
