import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Override, Overrides, ShelfEntry } from '#src/domain/shelf/entry.ts';
import { applyOverrides, readEntry } from '#src/domain/shelf/overrides.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { type ShelfRow, shelfEntries, shelfOrders } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';

/** Reads the published entries of a kind, in their order: the base with its published overrides. */
export async function published<Fields extends object>(
  shelf: Shelf<Fields>,
  now: Date = new Date(),
): Promise<ShelfEntry<Fields>[]> {
  const entries = applyOverrides(shelf.base, await readOverrides(shelf));
  return shelf.onDay?.(entries, todayInKigali(now)) ?? entries;
}

/** Reads the entries as they would be if every draft were published. */
export async function drafts<Fields extends object>(shelf: Shelf<Fields>): Promise<ShelfEntry<Fields>[]> {
  return applyOverrides(shelf.base, await readOverrides(shelf), 'draft');
}

type OneShelfEntry<Fields extends object> = Pick<Shelf<Fields>, 'kind' | 'base'>;

export async function publishedOne<Fields extends object>(
  shelf: OneShelfEntry<Fields>,
  connection: Database | Transaction,
): Promise<Fields> {
  const [found] = await connection.select({ kept: overrideOfOne(shelf) }).from(sql`(values (1)) one`);
  return publishedFields(shelf, found?.kept);
}

/** Selects its override, as a part of a larger query; null without one. */
export function overrideOfOne<Fields extends object>(
  shelf: OneShelfEntry<Fields>,
): SQL<Override<Fields> | null> {
  const which = and(eq(shelfEntries.kind, shelf.kind), eq(shelfEntries.id, onlyShelfEntry(shelf).id));
  return sql`(select ${entryAsJson()} from ${shelfEntries} where ${which})`;
}

/** Makes the database turn a row into an override, as `overrideOf` does. */
function entryAsJson(): SQL {
  const { id, state, changes, draft, removedAt, base } = shelfEntries;
  return sql`json_build_object('id', ${id}, 'state', ${state}, 'changes', ${changes}, 'draft', ${draft}, 'removed', ${removedAt} is not null, 'overBase', ${base} is not null)`;
}

export function publishedFields<Fields extends object>(
  shelf: OneShelfEntry<Fields>,
  kept: Override<Fields> | null | undefined,
): Fields {
  const { fields } = onlyShelfEntry(shelf);
  return readEntry(fields, kept ?? undefined, 'public') ?? fields;
}

function onlyShelfEntry<Fields extends object>({
  kind,
  base: [only],
}: OneShelfEntry<Fields>): ShelfEntry<Fields> {
  if (only === undefined) throw new Error(`The base has no ${kind}.`);
  return only;
}

export async function readOverrides<Fields extends object>(
  { kind }: Pick<Shelf<Fields>, 'kind'>,
  connection: Database | Transaction = db(),
): Promise<Overrides<Fields>> {
  const oldestFirst = sql`json_agg(${entryAsJson()} order by ${shelfEntries.createdAt}, ${shelfEntries.id})`;
  const entries = sql`select ${oldestFirst} from ${shelfEntries} where ${eq(shelfEntries.kind, kind)}`;
  const order = sql`select to_json(${shelfOrders.ids}) from ${shelfOrders} where ${eq(shelfOrders.kind, kind)}`;
  const [kept] = await connection
    .select({
      entries: sql<Override<object>[]>`coalesce((${entries}), '[]')`,
      order: sql<string[]>`coalesce((${order}), '[]')`,
    })
    .from(sql`(values (1)) one`);
  if (kept === undefined) throw new Error(`The database returned nothing for a ${kind}.`);
  return kept as Overrides<Fields>;
}

/** Reads the rows of these kinds, the oldest first. */
export function rowsOf(
  connection: Database | Transaction,
  ...kinds: ShelfRow['kind'][]
): Promise<ShelfRow[]> {
  return connection
    .select()
    .from(shelfEntries)
    .where(inArray(shelfEntries.kind, kinds))
    .orderBy(asc(shelfEntries.createdAt), asc(shelfEntries.id));
}

/** Reads the ids in the order that staff chose; empty without such an order. */
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

export function overrideOf<Fields extends object>(row: ShelfRow): Override<Fields> {
  const { id, state, changes, draft, removedAt, base } = row;
  const facts = { removed: removedAt !== null, overBase: base !== null };
  return { id, state, changes, draft, ...facts } as Override<Fields>;
}
