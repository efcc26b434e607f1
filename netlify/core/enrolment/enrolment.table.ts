import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { enrolmentPayments, enrolmentStatuses, experienceLevels } from '#src/domain/enrolment/enrolment.ts';
import { bookings } from '../booking/booking.table.ts';
import { inRange, knownWord } from '../checks.ts';
import { clientColumn } from '../client/client.table.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';

/** Enrolments, with class name and price as of that day. The database maintains `search`. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: enrolmentStatuses }).notNull(),
    /** Number announced when the class was full; lists show the present rank instead. */
    waitingNumber: integer('waiting_number'),
    /** `intore`, as in content/prices/classes.json. */
    classId: text('class_id').notNull(),
    /** Name that the page showed at the enrolment. */
    className: text('class_name').notNull(),
    /** Name it is enrolled under, if that is a different one. */
    registeredAs: text('registered_as'),
    /** RWF */
    price: bigint({ mode: 'number' }).notNull(),
    clientId: clientColumn(),
    name: text().notNull(),
    /** Empty when only a phone was given. */
    email: text().notNull(),
    /** As typed; empty when only an email was given. */
    phone: text().notNull(),
    language: languageColumn(),
    /** Years, on the day of the enrolment. */
    age: integer().notNull(),
    experience: text({ enum: experienceLevels }).notNull(),
    emergencyContact: text('emergency_contact').notNull(),
    paymentMethod: text('payment_method', { enum: enrolmentPayments }).notNull(),
    /** For dancers under 16 only, like the guardian's consent. */
    guardianName: text('guardian_name'),
    guardianConsentText: text('guardian_consent_text'),
    consentText: text('consent_text').notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull().defaultNow(),
    /** Booking that charges the fee: at most one at a time, never shared with another enrolment. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('enrolments_client').on(table.clientId),
    index('enrolments_phone_key').on(sql`phone_key(${table.phone})`),
    index('enrolments_email').on(sql`lower(${table.email})`),
    index('enrolments_class').on(table.classId, table.status),
    index('enrolments_newest').on(table.createdAt, table.id),
    index('enrolments_name').on(sql`lower(${table.name})`, table.id),
    knownWord(table.status, enrolmentStatuses),
    knownWord(table.experience, experienceLevels),
    knownWord(table.paymentMethod, enrolmentPayments),
    knownLanguage(table.language),
    inRange(table.waitingNumber, 1),
    inRange(table.price, 0),
    inRange(table.age, 1, 120),
    inRange(table.version, 1),
  ],
);
