import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Bookings, messages, enrolments, applications and subscriptions with normalised keys. */
export const clientRecords = pgView('client_records', {
  kind: text({ enum: ['booking', 'message', 'enrolment', 'application', 'subscription'] }).notNull(),
  id: uuid().notNull(),
  clientId: uuid('client_id'),
  name: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
}).existing();
