import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type MessageRow, messageListRules, messageStateNames } from '#src/domain/message/message-list.ts';
import { plural } from '#src/lib/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { createdColumn, dayFilters, emailColumn, phoneColumn } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';
import { AssigneeChoice, noAssignee, SnoozeChoice } from './HandlingChoices.tsx';
import { MessageSheet } from './MessageSheet.tsx';
import { stateText, stateTone } from './message-facts.ts';
import { putMessage } from './put-message.ts';

const messages: StaffList<MessageRow> = {
  id: 'messages',
  noun: 'message',
  rules: messageListRules,
  ask: (query, init) => accountApi.messages.$get({ query }, { init }),
  csv: (query, init) => accountApi['messages.csv'].$get({ query }, { init }),
  searchHint: 'Name, email, phone or subject',
  columns: [
    { id: 'name', label: 'From', sort: 'name', cell: ({ name }) => name },
    { id: 'subject', label: 'Message', role: 'secondary', cell: (message) => <FirstWords {...message} /> },
    {
      id: 'status',
      label: 'Status',
      role: 'badge',
      cell: (message) => <Tag tone={stateTone(message)}>{stateText(message)}</Tag>,
    },
    { id: 'assignee', label: 'Assigned to', cell: ({ assigneeName }) => assigneeName },
    createdColumn('Received'),
    emailColumn(true),
    phoneColumn(true),
  ],
  filters: [
    { name: 'status', label: 'Status', choices: messageStateNames },
    { name: 'assignee', label: 'Assigned to', choices: { me: 'Me', nobody: 'No one' } },
    ...dayFilters,
  ],
  empty: <p>No messages yet. New messages from the contact page appear here at once.</p>,
  tabs: [
    { label: messageStateNames.open, choice: { status: 'open' }, waits: 'messages' },
    { label: 'Mine', choice: { assignee: 'me' } },
    { label: 'Assigned to no one', choice: { status: 'open', assignee: 'nobody' } },
    { label: messageStateNames.snoozed, choice: { status: 'snoozed' } },
    { label: messageStateNames.done, choice: { status: 'done' } },
  ],
  titleOf: ({ subject }) => `“${subject}”`,
  bulk: [
    {
      label: 'Mark as done',
      one: (message) => putMessage(message, { status: 'done' }),
      done: (count) => `${plural(count, 'message')} marked as done.`,
    },
    {
      label: 'Assign',
      Choice: AssigneeChoice,
      one: (message, choice) => putMessage(message, { assignee: choice === noAssignee ? null : choice }),
      done: (count) => `${plural(count, 'message')} assigned.`,
    },
    {
      label: 'Snooze',
      Choice: SnoozeChoice,
      one: (message, choice) => putMessage(message, { snoozedUntil: choice }),
      done: (count) => `${plural(count, 'message')} snoozed.`,
    },
  ],
  Detail: MessageSheet,
};

/** Characters of a message in its row, more than are seen. */
const most = 160;

function FirstWords({ subject, message }: MessageRow): ReactNode {
  return (
    <>
      {subject} <span className="soft">{message.slice(0, most)}</span>
    </>
  );
}

export default function Messages(): ReactNode {
  return <ListPage list={messages} />;
}
