import { and, eq } from 'drizzle-orm';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { noteSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { bookingNotes } from './booking-note.table.ts';
import type { StaffChange } from './change-booking.ts';
import { describeForStaff } from './describe-booking.ts';
import { findBooking } from './find-booking.ts';

/** Adds a note; the lock prevents erasure meanwhile, and no version is needed. Throws 400, 404 or 422. */
export async function addNote({ me, which, now }: StaffChange, body: unknown): Promise<StaffBooking> {
  const { text, first = false } = readFields(noteSchema, body);
  return db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    await storeNote(tx, { bookingId: booking.id, author: me.user.id, text, first });
    return describeForStaff(tx, booking, { me, now });
  });
}

export async function storeNote(tx: Transaction, values: typeof bookingNotes.$inferInsert): Promise<void> {
  const { bookingId: subjectId, author: actor, first } = values;
  const [note] = await tx.insert(bookingNotes).values(values).returning();
  // The text stays out of the audit log, which outlives it.
  await audit(tx, { actor, action: 'booking.note-added', subjectId, after: { note: note?.id, first } });
}

/** Removes the caller's own note. Throws ProblemError 403 or 404. */
export async function removeNote({ me, which, now }: StaffChange, noteId: string): Promise<StaffBooking> {
  return db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    const matches = and(eq(bookingNotes.id, noteId), eq(bookingNotes.bookingId, booking.id));
    const [note] = isId(noteId) ? await tx.select().from(bookingNotes).where(matches).for('update') : [];
    if (note === undefined) throw new ProblemError(404, 'This note no longer exists.');
    if (note.author !== me.user.id)
      throw new ProblemError(403, 'Only the person who wrote a note can remove it. Please ask them.');
    await tx.delete(bookingNotes).where(matches);
    const before = { note: noteId, first: note.first };
    await audit(tx, { actor: me.user.id, action: 'booking.note-removed', subjectId: booking.id, before });
    return describeForStaff(tx, booking, { me, now });
  });
}
