import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** What the staff filter entries by: how they stand, and what has to be looked at. */
const shelfFilters = [
  'published',
  'draft',
  'hidden',
  'removed',
  'unpublished-changes',
  'changed-here',
  'clashing',
  'caught-up',
  'awaits-build',
] as const;

export type ShelfFilter = (typeof shelfFilters)[number];

/** What the list of any kind of entry can be asked for. `place` is the public order; `draftsFirst` puts what was never public before it, newest first. */
export const shelfListRules = listRules({
  sorts: ['draftsFirst', 'place', 'title', 'updatedAt'],
  usual: 'draftsFirst',
  filters: { shows: oneOf(shelfFilters) },
});
