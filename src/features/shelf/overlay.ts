import type { Entry, KeptEntry, KeptShelf, Patch } from './entry.ts';

/** What lies over what git says (docs/product.md, The shelf). */

/** Which version of an entry: the public one, or with what is not public yet. */
type Reading = 'public' | 'draft';

/** All entries in their order. Reading drafts, also those that are not public; never what was removed. */
export function shelfEntries<Fields extends object>(
  git: readonly Entry<Fields>[],
  kept: KeptShelf<Fields>,
  reading: Reading = 'public',
): Entry<Fields>[] {
  const changed = new Map(kept.entries.map((entry) => [entry.id, entry]));
  const known = new Map(git.map((entry) => [entry.id, entry.fields]));
  const added = kept.entries.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return inOrder([...known.keys()], added, kept.order).flatMap((id) => {
    const fields = readEntry(known.get(id), changed.get(id), reading);
    return fields === undefined ? [] : { id, fields };
  });
}

/** One entry as it is read; undefined when it is not there for this reading. */
export function readEntry<Fields extends object>(
  git: Fields | undefined,
  kept: KeptEntry<Fields> | undefined,
  reading: Reading,
): Fields | undefined {
  if (kept === undefined) return git;
  if (git === undefined && kept.overGit) return undefined;
  if (kept.removed || (reading === 'public' && kept.state !== 'published')) return undefined;
  return reading === 'draft' ? draftFields(git, kept) : liveFields(git, kept);
}

/** What is public once the entry is; undefined for what never was. */
export function liveFields<Fields extends object>(
  git: Fields | undefined,
  { changes }: Pick<KeptEntry<Fields>, 'changes'>,
): Fields | undefined {
  if (git === undefined && changes === null) return undefined;
  return patched(git, changes);
}

/** With what is not public yet. */
export function draftFields<Fields extends object>(
  git: Fields | undefined,
  { changes, draft }: Pick<KeptEntry<Fields>, 'changes' | 'draft'>,
): Fields {
  return patched(git, draft ?? changes);
}

/** What has to be kept so that git's fields become these; null when they are the same. */
export function patchOf<Fields extends object>(
  git: Fields | undefined,
  fields: Fields,
): Patch<Fields> | null {
  const names = differing(git ?? {}, fields);
  if (names.length === 0 && git !== undefined) return null;
  return Object.fromEntries(
    names.map((name) => [name, (fields as Record<string, unknown>)[name] ?? null]),
  ) as Patch<Fields>;
}

/** Names of the fields that are not the same in both. */
export function differing(a: object, b: object): string[] {
  const [left, right] = [a, b] as Record<string, unknown>[];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !same(left?.[name], right?.[name]));
}

/** Whether two values of JSON say the same; the order of keys says nothing, and what is null is not there. */
function same(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object')
    return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && left.length !== (right as unknown[]).length) return false;
  return differing(left, right).length === 0;
}

function patched<Fields extends object>(git: Fields | undefined, patch: Patch<Fields> | null): Fields {
  const all = Object.entries({ ...git, ...patch }).filter(([, value]) => value !== null);
  return Object.fromEntries(all) as Fields;
}

/**
 * Ids as they stand in lists: as the staff ordered them. What nobody has placed yet comes where git has it, after the
 * same neighbour; what was added here comes last.
 */
export function inOrder(
  git: readonly string[],
  added: readonly string[],
  order: readonly string[],
): string[] {
  const all = new Set([...git, ...added]);
  const placed = order.filter((id) => all.has(id));
  const isPlaced = new Set(placed);
  git.forEach((id, index) => {
    if (isPlaced.has(id)) return;
    const neighbour = git[index - 1];
    placed.splice(neighbour === undefined ? 0 : placed.indexOf(neighbour) + 1, 0, id);
  });
  return [...placed, ...added.filter((id) => !isPlaced.has(id))];
}

/** The ids with one of them moved behind another, or to the front. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  return others;
}
