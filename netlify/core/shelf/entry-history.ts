import { and, eq } from 'drizzle-orm';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import { actorNames, auditOf, toActs } from '../audit/history.ts';
import { db } from '../database.ts';
import { type ShelfRow, shelfEntries } from './shelf.table.ts';

export async function shelfEntryHistory(kind: ShelfRow['kind'], id: string): Promise<StaffAct[]> {
  return db().transaction(async (tx) => {
    const rows = await tx
      .select({ key: shelfEntries.key })
      .from(shelfEntries)
      .where(and(eq(shelfEntries.kind, kind), eq(shelfEntries.id, id)));
    const entries = await auditOf(
      tx,
      rows.map(({ key }) => key),
    );
    return toActs(
      entries,
      await actorNames(
        tx,
        entries.map(({ actor }) => actor),
      ),
    );
  });
}
