import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BookingAssignment } from '#src/domain/resource/resource.ts';
import type { Database, Transaction } from '../database.ts';
import { assignments, resources } from './resource.table.ts';

export async function assignmentsOf(
  connection: Database | Transaction,
  bookingId: string,
): Promise<BookingAssignment[]> {
  const { id, startsAt, endsAt } = assignments;
  const found = await connection
    .select({
      id,
      resource: { id: resources.id, kind: resources.kind, name: resources.name },
      from: startsAt,
      to: endsAt,
    })
    .from(assignments)
    .innerJoin(resources, eq(resources.id, assignments.resourceId))
    .where(eq(assignments.bookingId, bookingId))
    .orderBy(asc(startsAt), asc(resources.name), asc(id));
  return found.map(({ from, to, ...one }) => ({ ...one, from: from.toISOString(), to: to.toISOString() }));
}

/** Selects the names of the people assigned to a booking. */
export function peopleOf(bookingId: PgColumn): SQL<string[]> {
  const people = and(eq(assignments.bookingId, bookingId), eq(resources.kind, 'person'));
  return sql<string[]>`(
    select coalesce(json_agg(distinct ${resources.name}), '[]')
    from ${assignments} join ${resources} on ${resources.id} = ${assignments.resourceId} where ${people})`;
}
