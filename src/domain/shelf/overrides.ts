import type { Override, Overrides, Patch, ShelfEntry } from './entry.ts';

/** Functions that apply overrides to the base (docs/product.md, The shelf). */

/** Version of an entry: as published, or with changes that are not published yet. */
type Reading = 'public' | 'draft';

/** Applies overrides to all entries, in order. A draft reading has unpublished and hidden entries too. */
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

/** Applies an override to one entry; undefined when this reading leaves it out. */
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

/** Gives the published fields, also of a hidden entry; undefined for one that was never published. */
export function liveFields<Fields extends object>(
  base: Fields | undefined,
  { changes }: Pick<Override<Fields>, 'changes'>,
): Fields | undefined {
  if (base === undefined && changes === null) return undefined;
  return patched(base, changes);
}

/** Gives the fields with changes that are not published yet. */
export function draftFields<Fields extends object>(
  base: Fields | undefined,
  { changes, draft }: Pick<Override<Fields>, 'changes' | 'draft'>,
): Fields {
  return patched(base, draft ?? changes);
}

/** Finds the patch that turns the base into these fields; null when they are equal. */
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

/** Names of the fields that are not the same in both. */
export function differing(a: object, b: object): string[] {
  const [left, right] = [a, b] as Record<string, unknown>[];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !same(left?.[name], right?.[name]));
}

/** True when two JSON values are equal, whatever the order of keys; null equals a missing value. */
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

/**
 * Orders ids as staff chose. An entry of the base that they have not placed follows its neighbour in the base; an added one
 * comes last.
 */
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

/** Moves an id behind another one, or to the front. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  return others;
}
