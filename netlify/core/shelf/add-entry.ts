import { and, eq, like, or } from 'drizzle-orm';
import type { EntryState, StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { patchOf } from '#src/domain/shelf/overrides.ts';
import { slugOf } from '#src/domain/shelf/slug.ts';
import { users } from '../account/account.table.ts';
import type { SignedIn } from '../account/sessions.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFields } from '../read-fields.ts';
import { requestDigest } from '../request/request-digest.ts';
import { lockShelf, requireAddable, requireComplete, store } from './change-entry.ts';
import { type ShelfRow, shelfEntries } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';
import { staffShelfEntry } from './staff-entry.ts';

/** Adds an entry, with an id made of its title; idempotent by `submissionId`. Throws 409 or 422. */
export async function addShelfEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  me: SignedIn,
  request: { state: Exclude<EntryState, 'hidden'> } & Record<string, unknown>,
  submissionId: string | null = null,
): Promise<StaffShelfEntry<Fields>> {
  const { state, ...body } = request;
  const submission = { submissionId, requestDigest: submissionId === null ? null : requestDigest(request) };
  const fields = readFields(shelf.schema, body);
  requireAddable(shelf, fields);
  if (state === 'published') requireComplete(shelf, fields, undefined);
  return db().transaction(async (tx) => {
    await lockShelf(tx, shelf.kind);
    const duplicate = (await findDuplicate(shelf, tx, submission)) ?? (await shelf.sameAs?.(tx, fields));
    if (duplicate !== undefined) return readAdded(shelf, tx, duplicate);
    await shelf.requireParts?.(tx, fields);
    const id = await freeId(shelf, tx, slugOf(shelf.titleOf(fields), shelf.kind));
    const patch = patchOf<Fields>(undefined, fields);
    return store(
      shelf,
      tx,
      me,
      id,
      { row: undefined, base: undefined },
      {
        next: { ...submission, state, ...(state === 'published' ? { changes: patch } : { draft: patch }) },
        action: state === 'published' ? 'published' : 'saved',
        seen: [{}, fields],
      },
    );
  });
}

/** Returns the id a request with this key added before. Throws ProblemError 409 if its body differed. */
async function findDuplicate(
  { kind, noun }: Pick<Shelf<object>, 'kind' | 'noun'>,
  tx: Transaction,
  { submissionId, requestDigest: digest }: Pick<ShelfRow, 'submissionId' | 'requestDigest'>,
): Promise<string | undefined> {
  if (submissionId === null) return undefined;
  const [row] = await tx
    .select({ id: shelfEntries.id, digest: shelfEntries.requestDigest })
    .from(shelfEntries)
    .where(and(eq(shelfEntries.kind, kind), eq(shelfEntries.submissionId, submissionId)));
  if (row === undefined || row.digest === digest) return row?.id;
  throw new ProblemError(409, `This Idempotency-Key was used for another ${noun}. Please send a new one.`);
}

async function readAdded<Fields extends object>(
  shelf: Shelf<Fields>,
  tx: Transaction,
  id: string,
): Promise<StaffShelfEntry<Fields>> {
  const [found] = await tx
    .select({ row: shelfEntries, name: users.name })
    .from(shelfEntries)
    .leftJoin(users, eq(users.id, shelfEntries.updatedBy))
    .where(and(eq(shelfEntries.kind, shelf.kind), eq(shelfEntries.id, id)));
  const base = shelf.base.find((entry) => entry.id === id)?.fields;
  return staffShelfEntry(shelf, id, base, found && { ...found.row, updatedByName: found.name });
}

/** Returns "wedding-film", or "wedding-film-2" if taken. Removed entries keep ids bookings may name. */
async function freeId<Fields extends object>(
  { kind, base, reserved = [] }: Shelf<Fields>,
  tx: Transaction,
  wanted: string,
): Promise<string> {
  const rows = await tx
    .select({ id: shelfEntries.id })
    .from(shelfEntries)
    .where(
      and(eq(shelfEntries.kind, kind), or(eq(shelfEntries.id, wanted), like(shelfEntries.id, `${wanted}-%`))),
    );
  const taken = new Set([...reserved, ...[...rows, ...base].map(({ id }) => id)]);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
