import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** Languages a client may prefer. */
export const clientLanguages = ['en', 'fr', 'rw'] as const;
export type ClientLanguage = (typeof clientLanguages)[number];

/** `booked`: at least one booking. `returning`: at least two. `contact`: none. */
const clientGroups = ['booked', 'returning', 'contact'] as const;

export const clientListRules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: { group: oneOf(clientGroups), language: oneOf(clientLanguages) },
});

/** A client in the list: the keys they are known by, those of clients merged into them included. */
export interface ClientRow {
  id: string;
  /** Empty for a client known only by a subscription. */
  name: string;
  /** Ten digits starting with 07, or the digits of a foreign number with its country code. */
  phones: string[];
  /** Lower case. */
  emails: string[];
  language: ClientLanguage;
  /** RWF received for their bookings, refunds taken off. */
  value: number;
  /** Number of bookings, cancelled ones included. */
  bookings: number;
  version: number;
  /** ISO instant of the first contact. */
  createdAt: string;
}
