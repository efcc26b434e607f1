import './shelf.css';
import { type ReactNode, useMemo } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { type ShelfFilter, shelfListRules } from '#src/domain/shelf/shelf-list.ts';
import { plural } from '#src/lib/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { momentText } from '../records/columns.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { EntryTags } from './EntryTags.tsx';
import { changeShelfEntry } from './entry-calls.ts';
import { AddEntry, ArrangeButton, ShelfHead } from './ShelfHead.tsx';
import { ShelfRules } from './shelf-context.ts';
import type { ShelfPageRules } from './shelf-page.ts';

const filterNames: Record<ShelfFilter, string> = {
  published: 'Published',
  draft: 'Draft',
  hidden: 'Hidden',
  removed: 'Removed',
  incomplete: 'Incomplete',
  'unpublished-changes': 'With changes to publish',
  'changed-here': 'Changed',
  clashing: 'Original changed too',
  'caught-up': 'Same as the original again',
  'awaits-build': 'Waiting to go live',
};

const usualTabs = (['published', 'unpublished-changes', 'draft', 'hidden', 'awaits-build'] as const).map(
  (shows) => ({ label: filterNames[shows], choice: { shows } }),
);

export function ShelfPage({ rules }: { rules: ShelfPageRules }): ReactNode {
  const list = useMemo(() => listOf(rules), [rules]);
  return (
    <ShelfRules value={rules}>
      <ListPage list={list} />
    </ShelfRules>
  );
}

function listOf(rules: ShelfPageRules): StaffList<StaffShelfEntry<object>> {
  const { word, noun, client, columns, bulk = [], tile, tabs = usualTabs, ordered = true } = rules;
  const entries = (count: number) => plural(count, noun);
  return {
    id: word,
    noun,
    rules: shelfListRules,
    ask: (query, init) => client.all.$get({ query }, { init }),
    searchHint: 'Name',
    columns: [
      { id: 'title', label: 'Name', sort: 'title', cell: ({ title }) => title },
      { id: 'state', label: 'Status', role: 'badge', cell: (entry) => <EntryTags entry={entry} /> },
      ...columns,
      {
        id: 'updatedAt',
        label: 'Changed',
        sort: 'updatedAt',
        cell: ({ updatedAt, updatedBy }) =>
          updatedAt && `${momentText(updatedAt)}${updatedBy ? `, ${updatedBy}` : ''}`,
      },
    ],
    ...(tile && { tile }),
    filters: [{ name: 'shows', label: 'Show', choices: filterNames }],
    nameOf: ({ id }) => id,
    titleOf: ({ title }) => `“${title}”`,
    actions: <AddEntry noun={noun} />,
    ...(ordered && { tool: <ArrangeButton rules={rules} /> }),
    above: <ShelfHead rules={rules} />,
    tabs,
    empty: <p>Nothing here yet. Add the first {noun}, and it appears here at once.</p>,
    bulk: [
      {
        label: 'Publish',
        one: (entry) => changeShelfEntry(rules, entry, { state: 'published' }),
        done: (count) => `${entries(count)} published.`,
      },
      {
        label: 'Hide',
        one: (entry) => changeShelfEntry(rules, entry, { state: 'hidden' }),
        done: (count) => `${entries(count)} hidden.`,
      },
      ...bulk,
    ],
    Detail: EntrySheet,
  };
}
