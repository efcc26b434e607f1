import { and, eq, inArray } from 'drizzle-orm';
import { noteSchema } from '#src/domain/booking/staff/staff-requests.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFields } from '../read-fields.ts';
import { clientNotes } from './client.table.ts';
import { idsOf, lockClient } from './client.ts';
import { describeClient, type Viewer } from './describe-client.ts';

/** Adds a note; no version is needed. Throws ProblemError 400, 404 or 422. */
export async function addNote(viewer: Viewer, which: string, body: unknown): Promise<ClientDetail> {
  const { text, first = false } = readFields(noteSchema, body);
  return db().transaction(async (tx) => {
    const { id } = await lockClient(tx, which);
    const author = viewer.me.user.id;
    const [note] = await tx.insert(clientNotes).values({ clientId: id, author, text, first }).returning();
    // The text stays out of the audit log, which outlives it.
    const after = { note: note?.id, first };
    await audit(tx, { actor: author, action: 'client.note-added', subjectId: id, after });
    return describeClient(tx, viewer, id);
  });
}

/** Removes the caller's own note. Throws ProblemError 403 or 404. */
export async function removeNote(viewer: Viewer, which: string, noteId: string): Promise<ClientDetail> {
  return db().transaction(async (tx) => {
    const { id } = await lockClient(tx, which);
    const matches = and(eq(clientNotes.id, noteId), inArray(clientNotes.clientId, await idsOf(tx, id)));
    const [note] = isId(noteId) ? await tx.select().from(clientNotes).where(matches).for('update') : [];
    if (note === undefined) throw new ProblemError(404, 'This note no longer exists.');
    if (note.author !== viewer.me.user.id)
      throw new ProblemError(403, 'Only the person who wrote a note can remove it. Please ask them.');
    await tx.delete(clientNotes).where(matches);
    const before = { note: noteId, first: note.first };
    await audit(tx, { actor: note.author, action: 'client.note-removed', subjectId: id, before });
    return describeClient(tx, viewer, id);
  });
}
