import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
type SubscriberStatus = (typeof subscriberStatuses)[number];

/** `from` and `to` are days of subscription. */
export const subscriberListRules = listRules({
  sorts: ['createdAt', 'email'],
  usual: '-createdAt',
  filters: { status: oneOf(subscriberStatuses), from: day(), to: day() },
});

/** A subscriber in the list; times are ISO instants. */
export interface SubscriberRow {
  id: string;
  /** Null once the contact details are erased. */
  clientId: string | null;
  email: string;
  status: SubscriberStatus;
  /** Path of the page it was submitted on; null if unknown. */
  source: string | null;
  /** Consent as worded on that day. */
  consent: string;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

export const subscriberStates: Record<SubscriberRow['status'], string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};
