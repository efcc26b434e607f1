import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Records of clients with normalised keys. */
export const clientRecords = pgView('client_records', {
  kind: text({
    enum: ['booking', 'message', 'enrolment', 'application', 'subscription', 'waiting'],
  }).notNull(),
  id: uuid().notNull(),
  clientId: uuid('client_id'),
  name: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
}).existing();
