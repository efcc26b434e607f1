import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { mostUsesShown, type ResourceDetail } from '#src/domain/resource/resource-list.ts';
import { users } from '../account/account.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readRecord } from '../lists/list.ts';
import { assignments, resources } from './resource.table.ts';
import { resourceList } from './resource-list.ts';

/** Reads a resource with what is planned. Throws ProblemError 404. */
export async function readResource(id: string): Promise<ResourceDetail> {
  return db().transaction(
    async (tx) => {
      const resource = await readRecord(resourceList, tx, id);
      if (resource === undefined) throw new ProblemError(404, 'This record no longer exists.');
      return { ...resource, coming: await comingUses(tx, id), staff: await staffFor(tx, id) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function comingUses(tx: Transaction, resourceId: string): Promise<ResourceDetail['coming']> {
  const { id, reason, startsAt, endsAt } = assignments;
  const found = await tx
    .select({
      id,
      booking: { reference: bookings.reference, name: bookings.name },
      reason,
      from: startsAt,
      to: endsAt,
    })
    .from(assignments)
    .leftJoin(bookings, eq(bookings.id, assignments.bookingId))
    .where(and(eq(assignments.resourceId, resourceId), gt(endsAt, new Date())))
    .orderBy(asc(startsAt), asc(id))
    .limit(mostUsesShown);
  return found.map(({ from, to, ...use }) => ({ ...use, from: from.toISOString(), to: to.toISOString() }));
}

/** Lists staff whom this person can be: each account belongs to one person. */
async function staffFor(tx: Transaction, resourceId: string): Promise<ResourceDetail['staff']> {
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .leftJoin(resources, eq(resources.userId, users.id))
    .where(
      and(
        ne(users.role, 'USER'),
        isNull(users.suspendedAt),
        or(isNull(resources.id), eq(resources.id, resourceId)),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
