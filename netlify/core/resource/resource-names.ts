import { inArray } from 'drizzle-orm';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import { isId } from '#src/lib/ids.ts';
import { textIn, withName } from '../audit/history.ts';
import type { Transaction } from '../database.ts';
import { resources } from './resource.table.ts';

/** Names the resources of acts: the audit log has only their ids. */
export async function withResourceNames(tx: Transaction, acts: StaffAct[]): Promise<StaffAct[]> {
  const ids = [
    ...new Set(acts.flatMap(({ before, after }) => [textIn(before, 'resource'), textIn(after, 'resource')])),
  ];
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return acts;
  const found = await tx
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(inArray(resources.id, wanted));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const named = (state: unknown) => withName(state, 'resource', (id) => names.get(id) ?? null);
  return acts.map((act) => ({ ...act, before: named(act.before), after: named(act.after) }));
}
