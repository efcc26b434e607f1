import { and, eq, like, or } from 'drizzle-orm';
import type { EntryState, StaffEntry } from '#src/features/shelf/entry.ts';
import { patchOf } from '#src/features/shelf/overlay.ts';
import { slugOf } from '#src/features/shelf/slug.ts';
import type { SignedIn } from '../account/sessions.ts';
import { db, type Transaction } from '../database.ts';
import { readFields } from '../read-fields.ts';
import { lockShelf, requireWhole, store } from './change-entry.ts';
import { shelfEntries } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';
import { staffEntry } from './staff-entry.ts';

/** Adds an entry, as a draft or in public. Its id is made of its title. Throws ProblemError 422. */
export async function addEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  me: SignedIn,
  { state, ...body }: { state: Exclude<EntryState, 'hidden'> } & Record<string, unknown>,
): Promise<StaffEntry<Fields>> {
  const fields = readFields(shelf.schema, body);
  if (state === 'published') requireWhole(shelf, fields);
  return db().transaction(async (tx) => {
    await lockShelf(tx, shelf.kind);
    const twin = await addedBefore(shelf, tx, fields);
    if (twin !== undefined) return twin;
    await shelf.requireParts?.(tx, fields);
    const id = await freeId(shelf, tx, slugOf(shelf.titleOf(fields), shelf.kind));
    const patch = patchOf<Fields>(undefined, fields);
    return store(
      shelf,
      tx,
      me,
      id,
      { row: undefined, git: undefined },
      {
        next: state === 'published' ? { state, changes: patch } : { state, draft: patch },
        action: state === 'published' ? 'published' : 'saved',
        seen: [{}, fields],
      },
    );
  });
}

async function addedBefore<Fields extends object>(
  shelf: Shelf<Fields>,
  tx: Transaction,
  fields: Fields,
): Promise<StaffEntry<Fields> | undefined> {
  const id = await shelf.sameAs?.(tx, fields);
  if (id === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(shelfEntries)
    .where(and(eq(shelfEntries.kind, shelf.kind), eq(shelfEntries.id, id)));
  return staffEntry(shelf, id, undefined, row);
}

/** "wedding-film", or "wedding-film-2" where there is one: also removed ones keep their id, which bookings may name. */
async function freeId<Fields extends object>(
  { kind, git, reserved = [] }: Shelf<Fields>,
  tx: Transaction,
  wanted: string,
): Promise<string> {
  const rows = await tx
    .select({ id: shelfEntries.id })
    .from(shelfEntries)
    .where(
      and(eq(shelfEntries.kind, kind), or(eq(shelfEntries.id, wanted), like(shelfEntries.id, `${wanted}-%`))),
    );
  const taken = new Set([...reserved, ...[...rows, ...git].map(({ id }) => id)]);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
