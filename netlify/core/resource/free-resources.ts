import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Resource, ResourceKind } from '#src/domain/resource/resource.ts';
import type { Span } from '#src/domain/resource/shift-spans.ts';
import type { Database, Transaction } from '../database.ts';
import { assignments, resources } from './resource.table.ts';

/** Lists who and what is free in a span, people first, then by name. */
export async function freeResources(
  connection: Database | Transaction,
  span: Span,
  kind?: ResourceKind,
): Promise<Resource[]> {
  const { id, kind: ofKind, name, services, userId, version, retiredAt, byKind } = resources;
  const taken = sql`select from ${assignments} where ${assignments.resourceId} = ${id} and ${meets(span)}`;
  return connection
    .select({ id, kind: ofKind, name, services, userId, version, retiredAt: sql<null>`null` })
    .from(resources)
    .where(
      and(isNull(retiredAt), kind === undefined ? undefined : eq(ofKind, kind), sql`not exists (${taken})`),
    )
    .orderBy(asc(byKind), asc(id));
}

/** Compares as the constraint does: by the minute, or by half days without btree_gist. */
export function meets({ from, to }: Span): SQL {
  const { startsAt, endsAt } = assignments;
  return sql`taken_span(${startsAt}, ${endsAt}) && taken_span(${from.toISOString()}, ${to.toISOString()})`;
}
