import { inOrder, moved } from '#src/domain/shelf/overrides.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { dueAfterCommit } from '../job/due.ts';
import { lockShelf } from './change-entry.ts';
import { orderOf, rowsOf } from './read-shelf.ts';
import { shelfOrders } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';

/** Moves an entry behind another, or first (`after` null). Concurrent moves both hold. Throws 404. */
export async function moveShelfEntry<Fields extends object>(
  { kind, base, noun }: Pick<Shelf<Fields>, 'kind' | 'base' | 'noun'>,
  { user }: SignedIn,
  id: string,
  after: string | null,
): Promise<void> {
  await db().transaction(async (tx) => {
    await lockShelf(tx, kind);
    const inBase = base.map((entry) => entry.id);
    const rows = await rowsOf(tx, kind);
    const added = rows.filter((row) => row.base === null && !inBase.includes(row.id)).map((row) => row.id);
    const ids = inOrder(inBase, added, await orderOf(tx, kind));
    if (!ids.includes(id) || (after !== null && !ids.includes(after)))
      throw new ProblemError(404, `This ${noun} no longer exists.`);
    if (id === after) return;
    const next = moved(ids, id, after);
    if (next.every((other, position) => other === ids[position])) return;
    const [order] = await tx
      .insert(shelfOrders)
      .values({ kind, ids: next })
      .onConflictDoUpdate({ target: shelfOrders.kind, set: { ids: next } })
      .returning({ key: shelfOrders.key });
    if (order === undefined) throw new Error('The database did not return the order it stored.');
    dueAfterCommit(tx, 'ask-for-build');
    await audit(tx, {
      actor: user.id,
      action: `${kind}.moved`,
      subjectId: order.key,
      before: { id, place: ids.indexOf(id) + 1 },
      after: { id, place: next.indexOf(id) + 1 },
    });
  });
}
