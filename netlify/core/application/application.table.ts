import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { applicationStages } from '#src/domain/application/application-stage.ts';
import { bookings } from '../booking/booking.table.ts';
import { inRange, knownWord } from '../checks.ts';

/**
 * Who applied for an internship, with what they wrote and where their CV is. The database adds `search`, the words by which
 * the staff find it.
 */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: applicationStages }).notNull().default('received'),
    name: text().notNull(),
    email: text().notNull(),
    /** As it was typed. */
    phone: text().notNull(),
    /** The programme's slug, and its title as it was on that day. */
    programme: text().notNull(),
    programmeTitle: text('programme_title').notNull(),
    availability: text().notNull(),
    motivation: text().notNull(),
    portfolio: text(),
    /** Where the CV lies in the file store `cvs`. */
    cvKey: text('cv_key').notNull().unique(),
    /** What the applicant called the file, without anything that a name should not hold. */
    cvName: text('cv_name').notNull(),
    cvBytes: integer('cv_bytes').notNull(),
    /** What the applicant agreed to, word for word, and when. */
    consentText: text('consent_text').notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull().defaultNow(),
    /** The fee that was asked for: one at a time, and that of nobody else. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
    /** Raised by the database with each change, so that a change knows whether it saw the last one. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('applications_newest').on(table.createdAt, table.id),
    index('applications_stage').on(table.status, table.createdAt, table.id),
    index('applications_name').on(sql`lower(${table.name})`, table.id),
    knownWord(table.status, applicationStages),
    inRange(table.cvBytes, 1),
    inRange(table.version, 1),
  ],
);

export type Application = typeof applications.$inferSelect;
