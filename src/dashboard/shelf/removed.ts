import { atom } from 'nanostores';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPageRules } from './shelf-page.ts';

/** Undo period in ms; afterwards the filter "Removed" finds the entry. */
const undoTime = 10_000;

export const removed = atom<{ rules: ShelfPageRules; entry: StaffShelfEntry<object> } | undefined>();

export function showRemovedToast(rules: ShelfPageRules, entry: StaffShelfEntry<object>): void {
  const told = { rules, entry };
  removed.set(told);
  window.setTimeout(() => {
    if (removed.get() === told) removed.set(undefined);
  }, undoTime);
}
