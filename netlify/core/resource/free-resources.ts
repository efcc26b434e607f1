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
  const { id, name, services, userId, version, retiredAt, byKind } = resources;
  const ofKind = kind === undefined ? undefined : eq(resources.kind, kind);
  const taken = sql`select from ${assignments} where ${assignments.resourceId} = ${id} and ${meets(span)}`;
  return connection
    .select({ id, kind: resources.kind, name, services, userId, version, retiredAt: sql<null>`null` })
    .from(resources)
    .where(and(isNull(retiredAt), ofKind, sql`not exists (${taken})`))
    .orderBy(asc(byKind), asc(id));
}

/** Matches assignments in a span as the constraint does: by the minute or by half days. */
export function meets({ from, to }: Span): SQL {
  const { startsAt, endsAt } = assignments;
  return sql`taken_span(${startsAt}, ${endsAt}) && taken_span(${from.toISOString()}, ${to.toISOString()})`;
}
