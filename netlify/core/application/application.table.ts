import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { applicationStages } from '#src/domain/application/application-stage.ts';
import { bookings } from '../booking/booking.table.ts';
import { inRange, knownWord } from '../checks.ts';
import { clientColumn } from '../client/client.table.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';

/** Applications for internships. The database adds `search` for staff. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: applicationStages }).notNull().default('received'),
    clientId: clientColumn(),
    name: text().notNull(),
    /** Empty when only a phone was given. */
    email: text().notNull(),
    /** As typed; empty when only an email was given. */
    phone: text().notNull(),
    language: languageColumn(),
    /** Slug and title of the programme at the time. */
    programme: text().notNull(),
    programmeTitle: text('programme_title').notNull(),
    availability: text().notNull(),
    motivation: text().notNull(),
    portfolio: text(),
    /** Key in the file store `cvs`. */
    cvKey: text('cv_key').notNull().unique(),
    /** The applicant’s file name, sanitised. */
    cvName: text('cv_name').notNull(),
    cvBytes: integer('cv_bytes').notNull(),
    consentText: text('consent_text').notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull().defaultNow(),
    /** The fee requested; each belongs to one application, which has at most one. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('applications_newest').on(table.createdAt, table.id),
    index('applications_client').on(table.clientId),
    index('applications_phone_key').on(sql`phone_key(${table.phone})`),
    index('applications_email').on(sql`lower(${table.email})`),
    index('applications_stage').on(table.status, table.createdAt, table.id),
    index('applications_name').on(sql`lower(${table.name})`, table.id),
    knownWord(table.status, applicationStages),
    knownLanguage(table.language),
    inRange(table.cvBytes, 1),
    inRange(table.version, 1),
  ],
);

export type Application = typeof applications.$inferSelect;
