import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { type MessageRow, messageListRules } from '#src/features/message/message-list.ts';
import { plural } from '#src/lib/text.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { StaffList } from '../list/staff-list.ts';
import { createdColumn, dayFilters, emailColumn, phoneColumn } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { Tag } from '../records/Tag.tsx';
import { MessageBody } from './MessageBody.tsx';
import { messageStates, putMessage } from './put-message.ts';

const messages: StaffList<MessageRow> = {
  id: 'messages',
  noun: 'message',
  rules: messageListRules,
  ask: (query, init) => accountApi.messages.$get({ query }, { init }),
  csv: (query, init) => accountApi['messages.csv'].$get({ query }, { init }),
  searchHint: 'Name, email, phone or subject',
  columns: [
    { id: 'name', label: 'From', sort: 'name', cell: ({ name }) => name },
    { id: 'subject', label: 'Subject', cell: ({ subject }) => subject },
    {
      id: 'status',
      label: 'Status',
      cell: ({ status }) => <Tag tone={status === 'done' ? 'good' : undefined}>{messageStates[status]}</Tag>,
    },
    createdColumn('Received'),
    emailColumn(),
    phoneColumn(true),
  ],
  filters: [{ name: 'status', label: 'Status', choices: messageStates }, ...dayFilters],
  empty: <p>No messages yet. What visitors write on the contact page appears here at once.</p>,
  bulk: [
    {
      label: 'Mark as done',
      one: (message) => putMessage(message, 'done'),
      done: (count) => `${plural(count, 'message')} marked as done.`,
    },
  ],
  Detail: recordSheet(({ subject }) => subject, MessageBody),
};

/** The island of a dashboard's /messages. */
export default function Messages(): ReactNode {
  return <ListPage list={messages} />;
}
