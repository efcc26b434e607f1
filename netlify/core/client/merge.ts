import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { mergeSchema } from '#src/domain/client/client-requests.ts';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFields } from '../read-fields.ts';
import { requireCurrent } from './change-client.ts';
import { clients } from './client.table.ts';
import type { Client } from './client.ts';
import { describeClient, type Viewer } from './describe-client.ts';

/**
 * Merges a client into another one; no record moves, so it can be undone.
 * Throws ProblemError 400, 404, 409 or 422.
 */
export async function mergeClient(viewer: Viewer, id: string, body: unknown): Promise<ClientDetail> {
  const { into, version } = readFields(mergeSchema, body);
  return db().transaction(async (tx) => {
    const locked = await lockBoth(tx, [id, into]);
    const [from, target] = [locked.get(id), locked.get(into)];
    if (from === undefined) throw new ProblemError(404, 'This client no longer exists.');
    if (target === undefined) throw new ProblemError(404, 'The client to merge into no longer exists.');
    requireMergeable(from, target);
    await requireCurrent(tx, viewer, from, version);
    // Those merged into it follow, so that each client is one step from the one it is read as.
    const moved = await tx
      .update(clients)
      .set({ mergedInto: into })
      .where(eq(clients.mergedInto, id))
      .returning({ id: clients.id });
    await tx.update(clients).set({ mergedInto: into }).where(eq(clients.id, id));
    await tx
      .update(clients)
      .set({ name: target.name || from.name })
      .where(eq(clients.id, into));
    const actor = viewer.me.user.id;
    const also = moved.map((one) => one.id);
    await audit(tx, { actor, action: 'client.merged', subjectId: id, after: { into, also } });
    await audit(tx, { actor, action: 'client.took-over', subjectId: into, after: { merged: id, also } });
    return describeClient(tx, viewer, into);
  });
}

/** Undoes the merge of one client. Throws ProblemError 404 or 409. */
export async function unmergeClient(viewer: Viewer, id: string): Promise<ClientDetail> {
  return db().transaction(async (tx) => {
    const found = isId(id) ? await tx.select().from(clients).where(eq(clients.id, id)) : [];
    const into = found[0]?.mergedInto;
    const locked = await lockBoth(tx, into == null ? [id] : [id, into]);
    const from = locked.get(id);
    if (from === undefined) throw new ProblemError(404, 'This client no longer exists.');
    if (into == null || from.mergedInto !== into)
      throw new ProblemError(409, 'This client is not merged into another one any more. Please look again.');
    await tx.update(clients).set({ mergedInto: null }).where(eq(clients.id, id));
    const actor = viewer.me.user.id;
    await audit(tx, { actor, action: 'client.unmerged', subjectId: id, before: { into } });
    await audit(tx, { actor, action: 'client.gave-back', subjectId: into, before: { merged: id } });
    // Either may have had no record of its own, and the target may have had the other's name.
    await forget(tx, into, [from.name]);
    await forget(tx, id, []);
    const [left] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, into));
    return describeClient(tx, viewer, left?.id ?? id);
  });
}

async function forget(tx: Transaction, id: string, names: string[]): Promise<void> {
  const given = sql`array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;
  await tx.execute(sql`select forget_client(${id}, ${given}, '{}', '{}')`);
}

/** Locks clients in the order of their ids, so that two opposite merges wait instead of failing. */
async function lockBoth(tx: Transaction, ids: string[]): Promise<Map<string, Client>> {
  const found = await tx
    .select()
    .from(clients)
    .where(inArray(clients.id, ids.filter(isId)))
    .orderBy(asc(clients.id))
    .for('update');
  return new Map(found.map((client) => [client.id, client]));
}

function requireMergeable(from: Client, target: Client): void {
  if (from.id === target.id)
    throw new ProblemError(409, 'A client cannot be merged into itself. Please choose the other one.');
  if (from.mergedInto !== null)
    throw new ProblemError(409, 'This client is already merged into another one. Undo that merge first.');
  if (target.mergedInto !== null)
    throw new ProblemError(
      409,
      'The other client is merged into a third one. Please merge into that one instead.',
    );
}
