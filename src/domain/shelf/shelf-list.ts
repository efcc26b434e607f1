import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

const shelfFilters = [
  'published',
  'draft',
  'hidden',
  'removed',
  'incomplete',
  'unpublished-changes',
  'changed-here',
  'clashing',
  'caught-up',
  'awaits-build',
] as const;

export type ShelfFilter = (typeof shelfFilters)[number];

/** Rules of every list of entries. `place` is the public order; `draftsFirst` puts drafts first. */
export const shelfListRules = listRules({
  sorts: ['draftsFirst', 'place', 'title', 'updatedAt'],
  usual: 'draftsFirst',
  filters: { shows: oneOf(shelfFilters) },
});
