import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';

export const messageStatuses = ['open', 'answered', 'done'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Filter values; a snoozed message is in none of the others until its day. */
const messageStates = [...messageStatuses, 'snoozed'] as const;
export type MessageState = (typeof messageStates)[number];

/** `assignee` is `me` or `nobody`; `from` and `to` are days of arrival. */
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

export interface MessageRow {
  id: string;
  /** Null once the contact details are erased. */
  clientId: string | null;
  name: string;
  email: string;
  /** Verbatim; empty if not given. */
  phone: string;
  subject: string;
  message: string;
  status: MessageStatus;
  /** Day (`YYYY-MM-DD`, Kigali) on which it returns; null unless snoozed. */
  snoozedUntil: string | null;
  /** Id of the responsible member of staff. */
  assignee: string | null;
  assigneeName: string | null;
  /** Reference of the booking it is about; null without one. */
  bookingReference: string | null;
  version: number;
  createdAt: string;
}

export function stateOf({ status, snoozedUntil }: Pick<MessageRow, 'status' | 'snoozedUntil'>): MessageState {
  return snoozedUntil === null ? status : 'snoozed';
}

export const messageStateNames: Record<MessageState, string> = {
  open: 'Waiting for a reply',
  answered: 'Answered',
  done: 'Done',
  snoozed: 'Snoozed',
};
