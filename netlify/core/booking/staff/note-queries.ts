import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { bookingNotes } from './booking-note.table.ts';

/** What the staff noted about a booking: warnings first, then the newest. */
export async function notesOf(tx: Transaction, bookingId: string) {
  return tx
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.first), desc(bookingNotes.createdAt), desc(bookingNotes.id));
}
