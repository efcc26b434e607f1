import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  type SubscriberRow,
  subscriberListRules,
  subscriberStates,
} from '#src/domain/newsletter/subscriber-list.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { createdColumn, dayFilters, momentText } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { Tag } from '../records/Tag.tsx';
import { SubscriberBody } from './SubscriberBody.tsx';
import { sourceText } from './subscriber-words.ts';

const subscribers: StaffList<SubscriberRow> = {
  id: 'subscribers',
  noun: 'subscriber',
  rules: subscriberListRules,
  ask: (query, init) => accountApi.subscribers.$get({ query }, { init }),
  csv: (query, init) => accountApi['subscribers.csv'].$get({ query }, { init }),
  searchHint: 'Email',
  columns: [
    { id: 'email', label: 'Email', sort: 'email', cell: ({ email }) => email },
    {
      id: 'status',
      label: 'Status',
      role: 'badge',
      cell: ({ status }) => (
        <Tag tone={status === 'confirmed' ? 'good' : undefined}>{subscriberStates[status]}</Tag>
      ),
    },
    { id: 'source', label: 'Subscribed on', role: 'secondary', cell: sourceText },
    createdColumn('Requested'),
    {
      id: 'confirmedAt',
      label: 'Confirmed',
      whole: true,
      cell: ({ confirmedAt }) => confirmedAt && momentText(confirmedAt),
    },
    {
      id: 'unsubscribedAt',
      label: 'Unsubscribed',
      extra: true,
      whole: true,
      cell: ({ unsubscribedAt }) => unsubscribedAt && momentText(unsubscribedAt),
    },
  ],
  filters: [{ name: 'status', label: 'Status', choices: subscriberStates }, ...dayFilters],
  tabs: [
    { label: subscriberStates.confirmed, choice: { status: 'confirmed' } },
    { label: subscriberStates.pending, choice: { status: 'pending' } },
    { label: subscriberStates.unsubscribed, choice: { status: 'unsubscribed' } },
  ],
  Detail: recordSheet(({ email }) => email, SubscriberBody),
  empty: <p>No subscribers yet. New subscribers appear here at once.</p>,
};

export default function Subscribers(): ReactNode {
  return <ListPage list={subscribers} />;
}
