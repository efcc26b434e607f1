import { and, eq, sql } from 'drizzle-orm';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { differing, draftFields, liveFields, patchOf } from '#src/domain/shelf/overrides.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { conflict, ProblemError } from '../errors.ts';
import { dueAfterCommit } from '../job/due.ts';
import { changedSince } from '../lists/change-record.ts';
import { readFields } from '../read-fields.ts';
import { overrideOf } from './read-shelf.ts';
import { type ShelfRow, shelfEntries } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';
import { staffShelfEntry, versionOf } from './staff-entry.ts';

export interface EntryChange {
  /** Absent: the fields are stored as a draft. */
  state?: 'published' | 'hidden' | undefined;
  version: string;
  /** Effects the editor agreed to, worded as in an `UnagreedAnswer`. */
  agreed?: readonly string[] | undefined;
}

export interface LockedShelfEntry<Fields extends object> {
  row: ShelfRow | undefined;
  base: Fields | undefined;
}

/** Values to store; absent ones stay unchanged. */
type NewRow = Partial<
  Pick<ShelfRow, 'state' | 'changes' | 'draft' | 'removedAt' | 'submissionId' | 'requestDigest'>
>;

/** Changes, publishes or hides an entry. Throws ProblemError 404, 409 with the current entry, or 422. */
export async function changeShelfEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  me: SignedIn,
  id: string,
  { state, version, agreed = [], ...body }: EntryChange & Record<string, unknown>,
): Promise<StaffShelfEntry<Fields>> {
  return withShelfEntry(shelf, id, version, async (tx, held) => {
    requireNotRemoved(shelf, id, held);
    const kept = currentOverride<Fields>(held.row);
    const before = draftFields(held.base, kept);
    const fields = Object.keys(body).length === 0 ? before : readFields(shelf.schema, { ...before, ...body });
    if (fields !== before) await shelf.requireParts?.(tx, fields);
    if (held.base === undefined) requireAddable(shelf, fields, before);
    else requireChangeable(shelf, id, held.base, fields);
    if (state === 'published') requireComplete(shelf, fields, held.base);
    const live = liveFields(held.base, kept);
    if (state === 'published' && live !== undefined) await shelf.requireAgreed?.(tx, live, fields, agreed);
    if (state === 'published') shelf.afterPublishing?.(tx);
    return store(shelf, tx, me, id, held, {
      next: nextRow(held, fields, live, state),
      action: state ?? 'saved',
      seen: [state === 'published' ? (live ?? {}) : before, fields],
    });
  });
}

function requireNotRemoved<Fields extends object>(
  shelf: Shelf<Fields>,
  id: string,
  { row, base }: LockedShelfEntry<Fields>,
): void {
  if (row === undefined || row.removedAt === null) return;
  throw conflict(
    `This ${shelf.noun} was removed. Please bring it back first.`,
    staffShelfEntry(shelf, id, base, row),
  );
}

function currentOverride<Fields extends object>(row: ShelfRow | undefined) {
  return row === undefined ? { changes: null, draft: null } : overrideOf<Fields>(row);
}

/** Stores the fields as published, or as a draft unless they are public already. */
function nextRow<Fields extends object>(
  { row, base }: LockedShelfEntry<Fields>,
  fields: Fields,
  live: Fields | undefined,
  state: EntryChange['state'],
): NewRow {
  const patch = patchOf(base, fields);
  if (state === 'published') return { state, changes: patch, draft: null };
  const same = row?.state !== 'draft' && differing(fields, live ?? {}).length === 0;
  return { draft: same ? null : patch, ...(state === 'hidden' && { state }) };
}

/** Throws ProblemError 422 with a sentence for each field that the public entry may not lack. */
export function requireComplete<Fields extends object>(
  { missing }: Shelf<Fields>,
  fields: Fields,
  base: Fields | undefined,
): void {
  refuse(missing?.(fields, base));
}

/** Throws ProblemError 422 with a sentence for each changed field that no override may change. */
function requireChangeable<Fields extends object>(
  { unchangeable }: Shelf<Fields>,
  id: string,
  base: Fields,
  fields: Fields,
): void {
  refuse(unchangeable?.(id, base, fields));
}

/** Throws ProblemError 422 for fields that an added entry may not have, unless it had them `before`. */
export function requireAddable<Fields extends object>(
  { baseOnly }: Shelf<Fields>,
  fields: Fields,
  before?: Fields,
): void {
  const isNew = (name: string) => fields[name as keyof Fields] !== before?.[name as keyof Fields];
  refuse(Object.fromEntries(Object.entries(baseOnly?.(fields) ?? {}).filter(([name]) => isNew(name))));
}

function refuse(wrong: Record<string, string> = {}): void {
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new ProblemError(422, first, { fields: wrong });
}

/** Runs `work` under the shelf lock. Throws ProblemError 404, or 409 if `version` is stale. */
export async function withShelfEntry<Fields extends object, T>(
  shelf: Shelf<Fields>,
  id: string,
  version: string,
  work: (tx: Transaction, held: LockedShelfEntry<Fields>) => Promise<T>,
): Promise<T> {
  return db().transaction(async (tx) => {
    await lockShelf(tx, shelf.kind);
    return work(tx, await requireCurrentEntry(shelf, tx, id, version));
  });
}

/** Reads an entry; call `lockShelf` first. Throws ProblemError 404, or 409 if `version` is stale. */
export async function requireCurrentEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  tx: Transaction,
  id: string,
  version: string,
): Promise<LockedShelfEntry<Fields>> {
  const [row] = await tx
    .select()
    .from(shelfEntries)
    .where(and(eq(shelfEntries.kind, shelf.kind), eq(shelfEntries.id, id)));
  const base = shelf.base.find((entry) => entry.id === id)?.fields;
  const gone = base === undefined && (row === undefined || row.base !== null);
  if (gone) throw new ProblemError(404, `This ${shelf.noun} no longer exists.`);
  if (versionOf(base, row) !== version) throw changedSince(staffShelfEntry(shelf, id, base, row));
  return { row, base };
}

/** Locks a kind's entries: ids stay unique, and no dependency vanishes while an entry is published. */
export async function lockShelf(tx: Transaction, kind: ShelfRow['kind']): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shelf'), hashtext(${kind}))`);
}

export async function lockShelfShared(tx: Transaction, kind: ShelfRow['kind']): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('shelf'), hashtext(${kind}))`);
}

/** Stores a changed entry with an audit entry, and returns the staff's view of the entry. */
export async function store<Fields extends object>(
  shelf: Shelf<Fields>,
  tx: Transaction,
  me: SignedIn,
  id: string,
  { row, base }: LockedShelfEntry<Fields>,
  { next, action, seen: [was, is] }: { next: NewRow; action: string; seen: [object, object] },
): Promise<StaffShelfEntry<Fields>> {
  const { state = 'published', changes = null, draft = null, removedAt = null } = { ...row, ...next };
  const { submissionId = null, requestDigest = null } = { ...row, ...next };
  const values = { state, changes, draft, removedAt, submissionId, requestDigest };
  const patch = { ...changes, ...draft };
  const made = {
    ...values,
    base: base === undefined ? null : pick(base, Object.keys(patch)),
    updatedAt: sql`now()`,
    updatedBy: me.user.id,
  };
  const [stored] = await tx
    .insert(shelfEntries)
    .values({ kind: shelf.kind, id, ...made })
    .onConflictDoUpdate({ target: [shelfEntries.kind, shelfEntries.id], set: made })
    .returning();
  if (stored === undefined) throw new Error('The database did not return the entry it stored.');
  if (shelf.built !== undefined) dueAfterCommit(tx, 'ask-for-build');
  const names = differing(was, is);
  await audit(tx, {
    actor: me.user.id,
    action: `${shelf.kind}.${action}`,
    subjectId: stored.key,
    before: pick(was, names),
    after: pick(is, names),
  });
  return staffShelfEntry(shelf, id, base, { ...stored, updatedByName: me.user.name });
}

function pick(fields: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (fields as Record<string, unknown>)[name] ?? null]));
}
