import type { Override, Overrides, Patch, ShelfEntry } from './entry.ts';

/** Version of an entry: published, or with unpublished changes. */
type Reading = 'public' | 'draft';

/** Applies overrides to all entries, in order. `draft` includes unpublished and hidden ones. */
export function applyOverrides<Fields extends object>(
  base: readonly ShelfEntry<Fields>[],
  kept: Overrides<Fields>,
  reading: Reading = 'public',
): ShelfEntry<Fields>[] {
  const changed = new Map(kept.entries.map((entry) => [entry.id, entry]));
  const known = new Map(base.map((entry) => [entry.id, entry.fields]));
  const added = kept.entries.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return inOrder([...known.keys()], added, kept.order).flatMap((id) => {
    const fields = readEntry(known.get(id), changed.get(id), reading);
    return fields === undefined ? [] : { id, fields };
  });
}

/** Applies an override to an entry; undefined if this reading excludes it. */
export function readEntry<Fields extends object>(
  base: Fields | undefined,
  kept: Override<Fields> | undefined,
  reading: Reading,
): Fields | undefined {
  if (kept === undefined) return base;
  if (base === undefined && kept.overBase) return undefined;
  if (kept.removed || (reading === 'public' && kept.state !== 'published')) return undefined;
  return reading === 'draft' ? draftFields(base, kept) : liveFields(base, kept);
}

/** Returns the published fields, even if hidden; undefined if never published. */
export function liveFields<Fields extends object>(
  base: Fields | undefined,
  { changes }: Pick<Override<Fields>, 'changes'>,
): Fields | undefined {
  if (base === undefined && changes === null) return undefined;
  return patched(base, changes);
}

export function draftFields<Fields extends object>(
  base: Fields | undefined,
  { changes, draft }: Pick<Override<Fields>, 'changes' | 'draft'>,
): Fields {
  return patched(base, draft ?? changes);
}

/** Returns the patch that turns the base into these fields; null if they are equal. */
export function patchOf<Fields extends object>(
  base: Fields | undefined,
  fields: Fields,
): Patch<Fields> | null {
  const names = differing(base ?? {}, fields);
  if (names.length === 0 && base !== undefined) return null;
  return Object.fromEntries(
    names.map((name) => [name, (fields as Record<string, unknown>)[name] ?? null]),
  ) as Patch<Fields>;
}

export function differing(a: object, b: object): string[] {
  const [left, right] = [a, b] as Record<string, unknown>[];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !same(left?.[name], right?.[name]));
}

/** True if two JSON values are equal in any key order; null equals a missing value. */
function same(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object')
    return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && left.length !== (right as unknown[]).length) return false;
  return differing(left, right).length === 0;
}

function patched<Fields extends object>(base: Fields | undefined, patch: Patch<Fields> | null): Fields {
  const all = Object.entries({ ...base, ...patch }).filter(([, value]) => value !== null);
  return Object.fromEntries(all) as Fields;
}

/** Sorts ids in the staff's order. Unplaced base entries follow their neighbour; added ones are last. */
export function inOrder(
  base: readonly string[],
  added: readonly string[],
  order: readonly string[],
): string[] {
  const all = new Set([...base, ...added]);
  const placed = order.filter((id) => all.has(id));
  const isPlaced = new Set(placed);
  base.forEach((id, index) => {
    if (isPlaced.has(id)) return;
    const neighbour = base[index - 1];
    placed.splice(neighbour === undefined ? 0 : placed.indexOf(neighbour) + 1, 0, id);
  });
  return [...placed, ...added.filter((id) => !isPlaced.has(id))];
}

/** Moves an id behind `after`; null moves it to the front. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  return others;
}
