import { and, eq, isNull } from 'drizzle-orm';
import { absenceSchema } from '#src/domain/resource/resource-requests.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFields } from '../read-fields.ts';
import { assignments } from './resource.table.ts';
import { clashProblem, lockResources, take } from './take.ts';

/** Stores an absence or a repair. Throws ProblemError 400, 404, 409 or 422. */
export async function addAbsence({ user }: SignedIn, id: string, body: unknown): Promise<{ id: string }> {
  const { from, to, reason } = readFields(absenceSchema, body);
  const span = { from: new Date(from), to: new Date(to) };
  return db().transaction(async (tx) => {
    const resource = isId(id) ? (await lockResources(tx, [id])).get(id) : undefined;
    if (resource === undefined || resource.retiredAt !== null)
      throw new ProblemError(404, 'This record no longer exists.');
    const actor = user.id;
    const taken = await take(tx, { resourceId: id, reason, startsAt: span.from, endsAt: span.to, actor });
    if (typeof taken !== 'string')
      throw await clashProblem(tx, resource, taken, { span, services: resource.services });
    // The reason stays out of the audit log, which outlives it.
    await audit(tx, { actor, action: 'resource.absence-added', subjectId: id, after: { ...span } });
    return { id: taken };
  });
}

/** Removes an absence or a repair. Throws ProblemError 404. */
export async function removeAbsence({ user }: SignedIn, id: string, absenceId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const isAbsence = isNull(assignments.bookingId);
    const matches = and(eq(assignments.id, absenceId), eq(assignments.resourceId, id), isAbsence);
    const [removed] =
      isId(id) && isId(absenceId) ? await tx.delete(assignments).where(matches).returning() : [];
    if (removed === undefined) throw new ProblemError(404, 'This absence no longer exists.');
    const before = { from: removed.startsAt, to: removed.endsAt };
    await audit(tx, { actor: user.id, action: 'resource.absence-removed', subjectId: id, before });
  });
}
