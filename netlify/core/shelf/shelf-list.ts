import { eq } from 'drizzle-orm';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { inOrder } from '#src/domain/shelf/overrides.ts';
import type { ShelfFilter, shelfListRules } from '#src/domain/shelf/shelf-list.ts';
import { type ListPage, type ListQuery, sortParts } from '#src/lib/lists/list-rules.ts';
import { fold, hasWords, searchWords } from '#src/lib/text.ts';
import { users } from '../account/account.table.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { cursorProblem } from '../lists/keyset.ts';
import { orderOf } from './read-shelf.ts';
import { shelfEntries } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';
import { staffShelfEntry } from './staff-entry.ts';

type ShelfQuery = ListQuery<(typeof shelfListRules)['sorts'][number], (typeof shelfListRules)['filters']>;

/** Reads a page of entries, drafts too, sorted here as most are not stored. Throws 422 for the cursor. */
export async function readShelfList<Fields extends object>(
  shelf: Shelf<Fields>,
  query: ShelfQuery,
): Promise<ListPage<StaffShelfEntry<Fields>>> {
  const all = sorted(await allShelfEntries(shelf), query);
  const words = searchWords(query.q);
  const matching = all.filter(
    (entry) =>
      matchesFilter(shelf, entry, query.shows) && hasWords(fold(`${entry.title} ${entry.id}`), words),
  );
  const start = query.cursor === undefined ? 0 : readOffset(query.cursor);
  const end = start + query.limit;
  return {
    items: matching.slice(start, end),
    nextCursor: end < matching.length ? String(end) : null,
    total: matching.length,
  };
}

/** Reads all entries in public order, including removed ones, as staff see them. */
async function allShelfEntries<Fields extends object>(
  shelf: Shelf<Fields>,
): Promise<StaffShelfEntry<Fields>[]> {
  const [found, order] = await Promise.all([
    db()
      .select({ row: shelfEntries, name: users.name })
      .from(shelfEntries)
      .leftJoin(users, eq(users.id, shelfEntries.updatedBy))
      .where(eq(shelfEntries.kind, shelf.kind))
      .orderBy(shelfEntries.createdAt, shelfEntries.id),
    orderOf(db(), shelf.kind),
  ]);
  const base = new Map(shelf.base.map(({ id, fields }) => [id, fields]));
  const rows = new Map(found.map(({ row, name }) => [row.id, { ...row, updatedByName: name }]));
  const added = found.filter(({ row }) => row.base === null && !base.has(row.id)).map(({ row }) => row.id);
  const ids = inOrder([...base.keys()], added, order);
  return titled(
    shelf,
    ids.map((id) => staffShelfEntry(shelf, id, base.get(id), rows.get(id))),
  );
}

function titled<Entry extends StaffShelfEntry<object>>(
  { titleAmong }: Pick<Shelf<never>, 'titleAmong'>,
  entries: Entry[],
): Entry[] {
  if (titleAmong === undefined) return entries;
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  return entries.map((entry) => ({ ...entry, title: titleAmong(entry.id, titles) ?? entry.title }));
}

/** Reads an entry, even a removed one. Throws ProblemError 404. */
export async function readOne<Fields extends object>(
  shelf: Shelf<Fields>,
  id: string,
): Promise<StaffShelfEntry<Fields>> {
  const found = (await allShelfEntries(shelf)).find((entry) => entry.id === id);
  if (found === undefined) throw new ProblemError(404, `This ${shelf.noun} no longer exists.`);
  return found;
}

function matchesFilter<Fields extends object>(
  { missing }: Pick<Shelf<Fields>, 'missing'>,
  entry: StaffShelfEntry<Fields>,
  filter: ShelfFilter | undefined,
): boolean {
  switch (filter) {
    case 'incomplete': {
      const lacks = missing?.(entry.fields, entry.base ?? undefined) ?? {};
      return Object.keys(lacks).length > 0 && !entry.removed;
    }
    case 'removed':
      return entry.removed;
    case undefined:
      return !entry.removed;
    case 'unpublished-changes':
      return entry.draft && !entry.removed;
    case 'changed-here':
      return entry.changed.length > 0 && !entry.removed;
    case 'clashing':
      return entry.clashing.length > 0 && !entry.removed;
    case 'caught-up':
      return entry.caughtUp;
    case 'awaits-build':
      return entry.awaitsBuild;
    default:
      return entry.state === filter && !entry.removed;
  }
}

function sorted<Fields>(entries: StaffShelfEntry<Fields>[], { sort }: ShelfQuery): StaffShelfEntry<Fields>[] {
  const { field, descending } = sortParts(sort);
  const rising = {
    draftsFirst: draftsFirst(entries),
    place: entries,
    title: entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    updatedAt: entries.toSorted((a, b) => (a.updatedAt ?? '').localeCompare(b.updatedAt ?? '')),
  }[field];
  return descending ? rising.toReversed() : rising;
}

function draftsFirst<Fields>(entries: StaffShelfEntry<Fields>[]): StaffShelfEntry<Fields>[] {
  const isDraft = ({ state }: StaffShelfEntry<Fields>) => state === 'draft';
  return [...entries.filter(isDraft).reverse(), ...entries.filter((entry) => !isDraft(entry))];
}

function readOffset(cursor: string): number {
  if (!/^\d{1,6}$/.test(cursor)) throw cursorProblem();
  return Number(cursor);
}
