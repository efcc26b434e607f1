import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  type Letter,
  type LetterCounts,
  letterListRules,
  letterStateNames,
} from '#src/domain/newsletter/letter.ts';
import { groupThousands } from '#src/lib/money.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import type { Column, StaffList } from '../../lists/staff-list.ts';
import { ViewLink } from '../../lists/ViewLink.tsx';
import { createdColumn } from '../../records/columns.tsx';
import { LetterSheet, newLetter } from './LetterSheet.tsx';
import { LetterTag } from './LetterTag.tsx';

const letters: StaffList<Letter> = {
  id: 'letters',
  noun: 'letter',
  rules: letterListRules,
  ask: (query, init) => accountApi.letters.$get({ query }, { init }),
  csv: (query, init) => accountApi['letters.csv'].$get({ query }, { init }),
  columns: [
    { id: 'subject', label: 'Subject', cell: ({ subject }) => subject },
    { id: 'state', label: 'Status', role: 'badge', cell: ({ state }) => <LetterTag state={state} /> },
    { ...countColumn('sent', 'Sent'), role: 'figure' },
    countColumn('waiting', 'Waiting'),
    countColumn('bounced', 'Not delivered'),
    countColumn('left', 'Unsubscribed'),
    createdColumn('Written'),
  ],
  filters: [{ name: 'state', label: 'Status', choices: letterStateNames }],
  tabs: [
    { label: letterStateNames.draft, choice: { state: 'draft' } },
    { label: letterStateNames.sent, choice: { state: 'sent' } },
  ],
  actions: (
    <p className="actions">
      <ViewLink
        className="button button--primary button--small"
        search={`?open=${encodeURIComponent(newLetter)}`}
        state={{ opened: true }}
      >
        Write a letter
      </ViewLink>
    </p>
  ),
  nameOf: ({ id }) => id,
  titleOf: ({ subject }) => `“${subject}”`,
  empty: <p>No letters yet. Write the first one, and send a test to yourself.</p>,
  Detail: LetterSheet,
};

function countColumn(id: keyof LetterCounts, label: string): Column<Letter> {
  return {
    id,
    label,
    figures: true,
    cell: ({ state, counts }) => state !== 'draft' && groupThousands(counts[id]),
  };
}

export default function Letters(): ReactNode {
  return <ListPage list={letters} />;
}
