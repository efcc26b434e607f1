import { inArray } from 'drizzle-orm';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import { isId } from '#src/lib/ids.ts';
import type { Transaction } from '../database.ts';
import { resources } from './resource.table.ts';

/** Names the resources of acts: the audit log has only their ids. */
export async function withResourceNames(tx: Transaction, acts: StaffAct[]): Promise<StaffAct[]> {
  const ids = [...new Set(acts.flatMap(({ before, after }) => [resourceIn(before), resourceIn(after)]))];
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return acts;
  const found = await tx
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(inArray(resources.id, wanted));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const named = (state: unknown) => {
    const resource = resourceIn(state);
    return resource === '' ? state : { ...(state as object), resource: names.get(resource) ?? null };
  };
  return acts.map((act) => ({ ...act, before: named(act.before), after: named(act.after) }));
}

function resourceIn(state: unknown): string {
  const { resource } = (state ?? {}) as { resource?: unknown };
  return typeof resource === 'string' ? resource : '';
}
