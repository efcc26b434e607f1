import type { Entry, Override, Overrides, Patch } from './entry.ts';

/** What lies over what the base says (docs/product.md, The shelf). */

/** Which version of an entry: the public one, or with what is not public yet. */
type Reading = 'public' | 'draft';

/** All entries in their order. Reading drafts, also those that are not public; never what was removed. */
export function applyOverrides<Fields extends object>(
  base: readonly Entry<Fields>[],
  kept: Overrides<Fields>,
  reading: Reading = 'public',
): Entry<Fields>[] {
  const changed = new Map(kept.entries.map((entry) => [entry.id, entry]));
  const known = new Map(base.map((entry) => [entry.id, entry.fields]));
  const added = kept.entries.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return inOrder([...known.keys()], added, kept.order).flatMap((id) => {
    const fields = readEntry(known.get(id), changed.get(id), reading);
    return fields === undefined ? [] : { id, fields };
  });
}

/** One entry as it is read; undefined when it is not there for this reading. */
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

/** What is public once the entry is; undefined for what never was. */
export function liveFields<Fields extends object>(
  base: Fields | undefined,
  { changes }: Pick<Override<Fields>, 'changes'>,
): Fields | undefined {
  if (base === undefined && changes === null) return undefined;
  return patched(base, changes);
}

/** With what is not public yet. */
export function draftFields<Fields extends object>(
  base: Fields | undefined,
  { changes, draft }: Pick<Override<Fields>, 'changes' | 'draft'>,
): Fields {
  return patched(base, draft ?? changes);
}

/** What has to be kept so that the base's fields become these; null when they are the same. */
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

/** Whether two values of JSON say the same; the order of keys says nothing, and what is null is not there. */
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
 * Ids as they stand in lists: as the staff ordered them. What nobody has placed yet comes where the base has it, after the
 * same neighbour; what was added here comes last.
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

/** The ids with one of them moved behind another, or to the front. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  return others;
}
