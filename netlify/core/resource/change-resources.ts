import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { ResourceRow } from '#src/domain/resource/resource-list.ts';
import { resourceChangeSchema, resourceSchema } from '#src/domain/resource/resource-requests.ts';
import { retirementRefusal } from '#src/domain/resource/resource-words.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { bookings } from '../booking/booking.table.ts';
import { db, type Transaction } from '../database.ts';
import { isUniqueViolation, ProblemError, violatedConstraint } from '../errors.ts';
import { changeRecord } from '../lists/change-record.ts';
import { readRecord } from '../lists/list.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { lockStaff } from './lock-staff.ts';
import { assignments, resources } from './resource.table.ts';
import { resourceList } from './resource-list.ts';

/** Adds a person or a thing. Throws ProblemError 400 or 422. */
export async function addResource({ user }: SignedIn, body: unknown): Promise<ResourceRow> {
  const values = readFields(resourceSchema, body);
  return withOwnNameAndAccount(
    db().transaction(async (tx) => {
      if (values.userId !== null) await lockStaff(tx, values.userId, 'userId');
      const [added] = await tx.insert(resources).values(values).returning({ id: resources.id });
      const resource = added && (await readRecord(resourceList, tx, added.id));
      if (resource === undefined) throw new Error('The database did not return the resource it stored.');
      await audit(tx, {
        actor: user.id,
        action: 'resource.added',
        subjectId: resource.id,
        after: logged(values),
      });
      return resource;
    }),
  );
}

/** Changes a person or a thing. Throws ProblemError 400, 404, 409 or 422. */
export async function changeResource({ user }: SignedIn, id: string, body: unknown): Promise<ResourceRow> {
  const { version, ...values } = readFields(resourceChangeSchema, body);
  return withOwnNameAndAccount(
    changeRecord(
      resourceList,
      { id, version },
      {
        async before(tx) {
          if (values.userId !== null) await lockStaff(tx, values.userId, 'userId');
        },
        async apply(tx, { kind, name, services, userId }) {
          const current = { kind, name, services, userId };
          const renamed = name !== values.name;
          const [before, after] = [logged(current), logged(values)];
          if (!renamed && JSON.stringify(before) === JSON.stringify(after)) return;
          await tx.update(resources).set(values).where(eq(resources.id, id));
          await audit(tx, {
            actor: user.id,
            action: 'resource.changed',
            subjectId: id,
            before,
            after: { ...after, ...(renamed && { renamed }) },
          });
        },
      },
    ),
  );
}

/** Retires a resource; one without assignments is deleted. Throws ProblemError 404 or 409. */
export async function retireResource({ user }: SignedIn, id: string, version: number): Promise<void> {
  await changeRecord(
    resourceList,
    { id, version },
    {
      async apply(tx, { kind, name, services, userId }) {
        await requireNothingComing(tx, { id, name });
        const ofIt = eq(assignments.resourceId, id);
        await tx.delete(assignments).where(and(ofIt, isNull(assignments.bookingId)));
        const used = await tx.$count(assignments, ofIt);
        if (used === 0) await tx.delete(resources).where(eq(resources.id, id));
        else
          await tx.update(resources).set({ retiredAt: new Date(), userId: null }).where(eq(resources.id, id));
        await audit(tx, {
          actor: user.id,
          action: used === 0 ? 'resource.removed' : 'resource.retired',
          subjectId: id,
          before: logged({ kind, services, userId }),
        });
      },
    },
  );
}

/** Throws ProblemError 409 that names the bookings, since each of them needs another one. */
async function requireNothingComing(tx: Transaction, { id, name }: Pick<ResourceRow, 'id' | 'name'>) {
  const { startsAt: from, endsAt: to } = assignments;
  const coming = await tx
    .select({ reference: bookings.reference, from, to })
    .from(assignments)
    .innerJoin(bookings, eq(bookings.id, assignments.bookingId))
    .where(and(eq(assignments.resourceId, id), gt(to, new Date())))
    .orderBy(asc(from), asc(assignments.id));
  const [first] = coming;
  if (first === undefined) return;
  throw new ProblemError(409, retirementRefusal(name, first, coming.length - 1), {
    extra: { assignments: coming },
  });
}

/** Fields for the audit log, which stores no names. */
function logged({ kind, services, userId }: Pick<ResourceRow, 'kind' | 'services' | 'userId'>) {
  return { kind, services, userId };
}

async function withOwnNameAndAccount<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw violatedConstraint(error) === 'resources_user'
      ? fieldProblem('userId', 'Another person has this account already. Please change that one first.')
      : fieldProblem('name', 'Another one of this kind has this name. Please choose another name.');
  }
}
