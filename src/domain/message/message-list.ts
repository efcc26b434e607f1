import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** The staff's list of messages: what it holds and what it can be asked for. */

export const messageStatuses = ['open', 'answered', 'done'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What the list is filtered by: a message that sleeps is none of the others until its day. */
const messageStates = [...messageStatuses, 'snoozed'] as const;
export type MessageState = (typeof messageStates)[number];

/** `assignee` is `me` or `nobody`; `from` and `to` are the days on which they came. */
export const messageListRules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: {
    status: oneOf(messageStates),
    assignee: oneOf(['me', 'nobody']),
    from: day(),
    to: day(),
  },
});

/** A message in the list. */
export interface MessageRow {
  id: string;
  name: string;
  email: string;
  /** As it was typed; empty when none was given. */
  phone: string;
  subject: string;
  message: string;
  status: MessageStatus;
  /** The day (`YYYY-MM-DD`, in Kigali) on which it comes back; null unless it sleeps. */
  snoozedUntil: string | null;
  /** The id of who of the staff takes care of it. */
  assignee: string | null;
  /** Their name. */
  assigneeName: string | null;
  version: number;
  /** ISO instant. */
  createdAt: string;
}

/** Where a message stands. */
export function stateOf({ status, snoozedUntil }: Pick<MessageRow, 'status' | 'snoozedUntil'>): MessageState {
  return snoozedUntil === null ? status : 'snoozed';
}

/** Labels of message states. */
export const messageStateNames: Record<MessageState, string> = {
  open: 'Waiting for a reply',
  answered: 'Answered',
  done: 'Done',
  snoozed: 'Snoozed',
};
