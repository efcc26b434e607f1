import shelves from 'virtual:shelf';
import type { Entry, KeptShelf, ShelfKind } from './entry.ts';
import { shelfEntries } from './overlay.ts';

/** What is public of a kind in this build: git, and over it what was published from the dashboard. */
export function publishedEntries<Fields extends object>(
  kind: ShelfKind,
  git: readonly Entry<Fields>[],
): Entry<Fields>[] {
  return shelfEntries(git, (shelves[kind] ?? { entries: [], order: [] }) as KeptShelf<Fields>);
}
