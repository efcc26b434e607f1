import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { liveFields } from '#src/domain/shelf/overrides.ts';
import type { SignedIn } from '../account/sessions.ts';
import { ProblemError } from '../errors.ts';
import { type EntryChange, store, withShelfEntry } from './change-entry.ts';
import { overrideOf } from './read-shelf.ts';
import type { Shelf } from './shelf.ts';

/** Removes an entry, restorably. Throws ProblemError 404, or 409 if stale or something depends on it. */
export async function removeShelfEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  me: SignedIn,
  id: string,
  version: string,
): Promise<StaffShelfEntry<Fields>> {
  return withShelfEntry(shelf, id, version, async (tx, held) => {
    const dependents = (await shelf.dependents?.(tx, id)) ?? [];
    if (dependents.length > 0)
      throw new ProblemError(
        409,
        `This ${shelf.noun} cannot be removed while something depends on it: ${dependents.join(', ')}. You can hide it.`,
      );
    return store(shelf, tx, me, id, held, {
      next: { removedAt: new Date() },
      action: 'removed',
      seen: [{}, {}],
    });
  });
}

/** Restores a removed entry unchanged. Throws ProblemError 404 or 409. */
export async function restoreShelfEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  me: SignedIn,
  id: string,
  version: string,
): Promise<StaffShelfEntry<Fields>> {
  return withShelfEntry(shelf, id, version, (tx, held) =>
    store(shelf, tx, me, id, held, { next: { removedAt: null }, action: 'restored', seen: [{}, {}] }),
  );
}

/** Deletes an entry's override, so that its base is public again. Throws ProblemError 404 or 409. */
export async function revertShelfEntry<Fields extends object>(
  shelf: Shelf<Fields>,
  me: SignedIn,
  id: string,
  { version, agreed = [] }: Pick<EntryChange, 'version' | 'agreed'>,
): Promise<StaffShelfEntry<Fields>> {
  return withShelfEntry(shelf, id, version, async (tx, held) => {
    const { row, base } = held;
    if (base === undefined)
      throw new ProblemError(409, `This ${shelf.noun} was added here: it has no original.`);
    if (row !== undefined)
      await shelf.requireAgreed?.(tx, liveFields(base, overrideOf<Fields>(row)) ?? base, base, agreed);
    shelf.afterPublishing?.(tx);
    const was = { ...row?.changes, ...row?.draft };
    const names = Object.keys(was);
    const is = Object.fromEntries(
      names.map((name) => [name, (base as Record<string, unknown>)[name] ?? null]),
    );
    return store(shelf, tx, me, id, held, {
      next: { state: 'published', changes: null, draft: null, removedAt: null },
      action: 'reverted',
      seen: [was, is],
    });
  });
}
