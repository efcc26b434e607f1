import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Offered } from '#src/domain/resource/resource.ts';
import type { Span } from '#src/domain/resource/shift-spans.ts';
import type { Database, Transaction } from '../database.ts';
import { assignments, resources } from './resource.table.ts';

/** Lists who and what is free in a span, and what is not, people first, then by name. */
export async function freeResources(connection: Database | Transaction, span: Span): Promise<Offered> {
  const { id, kind, name, services, userId, version, retiredAt, byKind } = resources;
  const taking = and(eq(assignments.resourceId, id), meets(span));
  const found = await connection
    .select({
      resource: { id, kind, name, services, userId, version, retiredAt: sql<null>`null` },
      isTaken: sql<boolean>`exists (select from ${assignments} where ${taking})`,
    })
    .from(resources)
    .where(isNull(retiredAt))
    .orderBy(asc(byKind), asc(id));
  const those = (wanted: boolean) =>
    found.filter(({ isTaken }) => isTaken === wanted).map(({ resource }) => resource);
  return { items: those(false), taken: those(true) };
}

/** Matches assignments in a span as the constraint does: by the minute or by half days. */
export function meets({ from, to }: Span): SQL {
  const { startsAt, endsAt } = assignments;
  return sql`taken_span(${startsAt}, ${endsAt}) && taken_span(${from.toISOString()}, ${to.toISOString()})`;
}
