import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** The staff's list of messages: what it holds and what it can be asked for. */

export const messageStatuses = ['open', 'done'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** `from` and `to` are the days on which they came. */
export const messageListRules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: { status: oneOf(messageStatuses), from: day(), to: day() },
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
  version: number;
  /** ISO instant. */
  createdAt: string;
}
