import { createHash } from 'node:crypto';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { differing, draftFields, liveFields, readEntry } from '#src/domain/shelf/overrides.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { overrideOf } from './read-shelf.ts';
import type { ShelfRow } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';

/** Makes an entry as staff see it, from its base, its override (`row`) or both. */
export function staffShelfEntry<Fields extends object>(
  shelf: Pick<Shelf<Fields>, 'titleOf' | 'built' | 'onDay'>,
  id: string,
  base: Fields | undefined,
  row: (ShelfRow & { updatedByName?: string | null }) | undefined,
): StaffShelfEntry<Fields> {
  const kept = row === undefined ? { changes: null, draft: null } : overrideOf<Fields>(row);
  const fields = draftFields(base, kept);
  const live = liveFields(base, kept) ?? null;
  const changed = base === undefined ? [] : differing(base, fields);
  const clashing = base === undefined ? [] : clashes(base, row, changed);
  return {
    id,
    version: versionOf(base, row),
    title: shelf.titleOf(fields),
    state: row?.state ?? 'published',
    removed: row?.removedAt != null,
    fields,
    live,
    base: base ?? null,
    changed,
    clashing,
    draft: row?.draft != null,
    caughtUp: base !== undefined && row !== undefined && hasPatch(row) && changed.length === 0,
    awaitsBuild: awaitsBuild(shelf, id, readEntry(base, row && overrideOf<Fields>(row), 'public')),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedByName ?? null,
  };
}

/** Returns a version of the override and base someone saw, which detects a later change. */
export function versionOf(base: object | undefined, row: Pick<ShelfRow, 'version'> | undefined): string {
  const beneath = createHash('sha256')
    .update(JSON.stringify(base ?? null))
    .digest('base64url');
  return `${row?.version ?? 0}.${beneath.slice(0, 10)}`;
}

function awaitsBuild<Fields extends object>(
  { built, onDay }: Pick<Shelf<Fields>, 'built' | 'onDay'>,
  id: string,
  fields: Fields | undefined,
): boolean {
  if (built === undefined) return false;
  const entries = fields === undefined ? [] : [{ id, fields }];
  const [now] = onDay?.(entries, todayInKigali(new Date())) ?? entries;
  const shown = built.find((entry) => entry.id === id);
  if (now === undefined || shown === undefined) return now !== shown;
  return differing(now.fields, shown.fields).length > 0;
}

function hasPatch({ changes, draft, state, removedAt }: ShelfRow): boolean {
  return (changes !== null || draft !== null) && state === 'published' && removedAt === null;
}

/** Names the fields that staff changed and that the base has changed since. */
function clashes(base: object, row: ShelfRow | undefined, changed: readonly string[]): string[] {
  if (row === undefined) return [];
  // Staff added the entry first; since then the base has another with the same id.
  if (row.base === null) return [...changed];
  const sinceThen = new Set(differing(row.base, base));
  const seen = new Set(Object.keys(row.base));
  return changed.filter((name) => seen.has(name) && sinceThen.has(name));
}
