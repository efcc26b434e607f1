import { atom } from 'nanostores';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPageRules } from './shelf-page.ts';

/** Milliseconds for which a removal can be undone beside the list; afterwards the filter "Removed" finds it. */
const undoTime = 10_000;

/** What was removed last, while it can be undone with one press. */
export const removed = atom<{ rules: ShelfPageRules; entry: StaffShelfEntry<object> } | undefined>();

export function tellRemoved(rules: ShelfPageRules, entry: StaffShelfEntry<object>): void {
  const told = { rules, entry };
  removed.set(told);
  window.setTimeout(() => {
    if (removed.get() === told) removed.set(undefined);
  }, undoTime);
}
