import { and, asc, eq } from 'drizzle-orm';
import type { Entry, KeptEntry, KeptShelf } from '#src/features/shelf/entry.ts';
import { shelfEntries as overlay, readEntry } from '#src/features/shelf/overlay.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { type ShelfRow, shelfEntries, shelfOrders } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';

/** What is public now, in its order. */
export async function publicEntries<Fields extends object>(shelf: Shelf<Fields>): Promise<Entry<Fields>[]> {
  return overlay(shelf.git, await keptShelf(shelf));
}

/** As it would be if everything that is not public yet were. */
export async function draftEntries<Fields extends object>(shelf: Shelf<Fields>): Promise<Entry<Fields>[]> {
  return overlay(shelf.git, await keptShelf(shelf), 'draft');
}

/** The one entry of a kind that has no other, as it is public now. */
export async function publicEntry<Fields extends object>(
  { kind, git: [only] }: Pick<Shelf<Fields>, 'kind' | 'git'>,
  connection: Database | Transaction,
): Promise<Fields> {
  if (only === undefined) throw new Error(`Git has no ${kind}.`);
  const [row] = await connection
    .select()
    .from(shelfEntries)
    .where(and(eq(shelfEntries.kind, kind), eq(shelfEntries.id, only.id)));
  return readEntry(only.fields, row && keptEntry<Fields>(row), 'public') ?? only.fields;
}

/** What the dashboard keeps of a kind. */
export async function keptShelf<Fields extends object>(
  { kind }: Pick<Shelf<Fields>, 'kind'>,
  connection: Database | Transaction = db(),
): Promise<KeptShelf<Fields>> {
  const [rows, order] = await Promise.all([rowsOf(connection, kind), orderOf(connection, kind)]);
  return { entries: rows.map((row) => keptEntry<Fields>(row)), order };
}

/** The rows of a kind, the oldest first. */
export function rowsOf(connection: Database | Transaction, kind: ShelfRow['kind']): Promise<ShelfRow[]> {
  return connection
    .select()
    .from(shelfEntries)
    .where(eq(shelfEntries.kind, kind))
    .orderBy(asc(shelfEntries.createdAt), asc(shelfEntries.id));
}

/** The ids in the order that the staff chose; empty while nobody has. */
export async function orderOf(
  connection: Database | Transaction,
  kind: ShelfRow['kind'],
): Promise<readonly string[]> {
  const [order] = await connection
    .select({ ids: shelfOrders.ids })
    .from(shelfOrders)
    .where(eq(shelfOrders.kind, kind));
  return order?.ids ?? [];
}

/** A row as pages know it. */
export function keptEntry<Fields extends object>(row: ShelfRow): KeptEntry<Fields> {
  const { id, state, changes, draft, removedAt, base } = row;
  const facts = { removed: removedAt !== null, overGit: base !== null };
  return { id, state, changes, draft, ...facts } as KeptEntry<Fields>;
}
