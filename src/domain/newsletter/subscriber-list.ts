import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** The staff's list of subscribers: what it holds and what it can be asked for. */

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
type SubscriberStatus = (typeof subscriberStatuses)[number];

/** `from` and `to` are the days on which they subscribed. */
export const subscriberListRules = listRules({
  sorts: ['createdAt', 'email'],
  usual: '-createdAt',
  filters: { status: oneOf(subscriberStatuses), from: day(), to: day() },
});

/** A subscriber in the list; moments are ISO instants. */
export interface SubscriberRow {
  id: string;
  email: string;
  status: SubscriberStatus;
  /** The path of the page on which it was asked for; null where nobody knows. */
  source: string | null;
  /** What they agreed to, in the words of that day. */
  consent: string;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** Labels of subscription states. */
export const subscriberStates: Record<SubscriberRow['status'], string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};
