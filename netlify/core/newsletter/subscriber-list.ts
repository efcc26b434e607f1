import { eq, sql } from 'drizzle-orm';
import {
  type SubscriberRow,
  subscriberListRules,
  subscriberStates,
} from '#src/domain/newsletter/subscriber-list.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { subscribers } from './subscriber.table.ts';

const { id, clientId, email, status, source, consent, createdAt, confirmedAt, unsubscribedAt } = subscribers;

export const subscriberList = list({
  rules: subscriberListRules,
  table: subscribers,
  id,
  columns: { id, clientId, email, status, source, consent, createdAt, confirmedAt, unsubscribedAt },
  sorts: { createdAt, email },
  filters: {
    status: (wanted) => eq(status, wanted),
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) => sql`${subscribers}.search @@ ${words}`,
  rows: (found): SubscriberRow[] =>
    found.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
  csv: {
    Email: (row) => row.email,
    Status: (row) => subscriberStates[row.status],
    Source: (row) => row.source,
    Subscribed: (row) => new Date(row.createdAt),
    Confirmed: (row) => row.confirmedAt && new Date(row.confirmedAt),
    Unsubscribed: (row) => row.unsubscribedAt && new Date(row.unsubscribedAt),
  },
});
