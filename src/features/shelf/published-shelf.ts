import shelves from 'virtual:shelf';
import type { Entry, Overrides, ShelfKind } from './entry.ts';
import { applyOverrides } from './overrides.ts';

/** What is public of a kind in this build: the base, and over it what was published from the dashboard. */
export function publishedEntries<Fields extends object>(
  kind: ShelfKind,
  base: readonly Entry<Fields>[],
): Entry<Fields>[] {
  return applyOverrides(base, (shelves[kind] ?? { entries: [], order: [] }) as Overrides<Fields>);
}
