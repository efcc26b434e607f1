import { createHash } from 'node:crypto';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { differing, draftFields, liveFields } from '#src/features/shelf/overlay.ts';
import { env } from '../env.ts';
import { keptEntry } from './read-shelf.ts';
import type { ShelfRow } from './shelf.table.ts';
import type { Shelf } from './shelf.ts';

/** An entry of this kind as the staff see it. `row` and `git`: one of them is there. */
export function staffEntry<Fields extends object>(
  { titleOf }: Pick<Shelf<Fields>, 'titleOf'>,
  id: string,
  git: Fields | undefined,
  row: (ShelfRow & { updatedByName?: string | null }) | undefined,
): StaffEntry<Fields> {
  const kept = row === undefined ? { changes: null, draft: null } : keptEntry<Fields>(row);
  const fields = draftFields(git, kept);
  const live = liveFields(git, kept) ?? null;
  const changed = git === undefined ? [] : differing(git, fields);
  const clashing = git === undefined ? [] : clashes(git, row, changed);
  return {
    id,
    version: versionOf(git, row),
    title: titleOf(fields),
    state: row?.state ?? 'published',
    removed: row?.removedAt != null,
    fields,
    live,
    git: git ?? null,
    changed,
    clashing,
    draft: row?.draft != null,
    caughtUp: git !== undefined && row !== undefined && hasPatch(row) && changed.length === 0,
    awaitsBuild: awaitsBuild(row?.publicSince ?? null),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedByName ?? null,
  };
}

/** Names what someone saw: the change that is kept, and what git said beneath it. */
export function versionOf(git: object | undefined, row: Pick<ShelfRow, 'version'> | undefined): string {
  const beneath = createHash('sha256')
    .update(JSON.stringify(git ?? null))
    .digest('base64url');
  return `${row?.version ?? 0}.${beneath.slice(0, 10)}`;
}

/** Whether the site was built before this became public. */
function awaitsBuild(publicSince: Date | null): boolean {
  const built = env('BUILD_TIME');
  return publicSince !== null && (built === undefined || publicSince.getTime() > Date.parse(built));
}

function hasPatch({ changes, draft, state, removedAt }: ShelfRow): boolean {
  return (changes !== null || draft !== null) && state === 'published' && removedAt === null;
}

/** What was changed here and, since then, in git too. */
function clashes(git: object, row: ShelfRow | undefined, changed: readonly string[]): string[] {
  if (row === undefined) return [];
  // Added here first: git has another one of that name since.
  if (row.base === null) return [...changed];
  const sinceThen = new Set(differing(row.base, git));
  const seen = new Set(Object.keys(row.base));
  return changed.filter((name) => seen.has(name) && sinceThen.has(name));
}
