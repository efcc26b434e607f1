import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookingKinds } from '#src/domain/booking/fee/fee.ts';
import type { Refund } from '#src/domain/booking/refund.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { inRange, knownWord, mobileNumberOrNone } from '../checks.ts';

const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;

/** What a visitor asked for, with what they typed. The database adds `search`, the words by which the staff find it. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What people read out over the phone: `FTS-7K3MP-9Q2XT`. */
    reference: text().notNull().unique(),
    /** A session, or the fee of a class or an internship, which has no day and takes no slot of one. */
    kind: text({ enum: bookingKinds }).notNull().default('session'),
    status: text({ enum: bookingStatuses }).notNull().default('pending'),
    name: text().notNull(),
    email: text().notNull(),
    /** Ten digits that begin with 07. */
    phone: text().notNull(),
    /** Calendar date in Kigali; null while the day is open. */
    eventDate: date('event_date', { mode: 'string' }),
    /** Until when it holds its slot while it is not paid (docs/product.md, Held slots); null when it cannot lose it. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    location: text().notNull(),
    message: text().notNull(),
    /** The code that was used for it, and what it took off: percent, and RWF of the lines' sum. */
    discountCode: text('discount_code'),
    discountPercent: integer('discount_percent').notNull().default(0),
    discountAmount: bigint('discount_amount', { mode: 'number' }).notNull().default(0),
    /** RWF, the discount taken off; a lower bound when a line has no fixed price, until a price is agreed. */
    total: bigint({ mode: 'number' }).notNull(),
    /** When the client accepted the price that the studio offered: it is the total from then on. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    /** How often the client moved it from one day to another. */
    moves: integer().notNull().default(0),
    /** How often the client chose another day after the time to pay was over. */
    renewals: integer().notNull().default(0),
    /** Raised with each change of the day or the status: the SEQUENCE of the calendar file. */
    revision: integer().notNull().default(0),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** What the client was told comes back, when they cancelled. */
    refund: text().$type<Refund>(),
    /** Time at which its client deleted their account; null again once the contact details are erased. */
    accountDeletedAt: timestamp('account_deleted_at', { withTimezone: true }),
    /** Raised by the database with each change, so that a change knows whether it saw the last one. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('bookings_fee_has_no_day', sql`${table.kind} = 'session' or ${table.eventDate} is null`),
    // Only a session that is not confirmed can lose its slot.
    check(
      'bookings_held',
      sql`${table.heldUntil} is null or (${table.kind} = 'session' and ${table.status} <> 'confirmed')`,
    ),
    knownWord(table.kind, bookingKinds),
    knownWord(table.status, bookingStatuses),
    mobileNumberOrNone(table.phone),
    inRange(table.discountPercent, 0, 100),
    inRange(table.discountAmount, 0),
    inRange(table.total, 0),
    inRange(table.moves, 0),
    inRange(table.renewals, 0),
    inRange(table.revision, 0),
    inRange(table.version, 1),
    index('bookings_newest').on(table.createdAt, table.id),
    index('bookings_status').on(table.status, table.createdAt, table.id),
    index('bookings_day_rising').on(sql`coalesce(${table.eventDate}, 'infinity'::date)`, table.id),
    index('bookings_day_falling').on(sql`coalesce(${table.eventDate}, '-infinity'::date)`, table.id),
    index('bookings_name').on(sql`lower(${table.name})`, table.id),
    index('bookings_total').on(table.total, table.id),
    /** Whose it is: for accounts, for codes that count for a first booking only, and to count clients from the index alone. */
    index('bookings_email').on(sql`lower(${table.email})`, table.email),
    /** Bookings that are about to lose their slot. */
    index('bookings_held').on(table.heldUntil).where(sql`${table.status} = 'pending'`),
    // Bookings whose contact details are still to be erased.
    index('bookings_account_deleted').on(table.id).where(sql`${table.accountDeletedAt} is not null`),
    /** Bookings that can have a slot of a day. */
    index('bookings_day').on(table.eventDate).where(sql`${table.status} <> 'cancelled'`),
  ],
);

/** Tokens of the links in mails, by which a client opens the booking. Only their SHA-256 is kept. */
export const bookingKeys = pgTable(
  'booking_keys',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('booking_keys_booking').on(table.bookingId)],
);

/** What was ordered, with label and price as they were on that day. */
export const bookingLines = pgTable(
  'booking_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    position: integer().notNull(),
    sku: text().notNull(),
    options: jsonb().$type<LineOptions>().notNull(),
    label: text().notNull(),
    quantity: integer().notNull(),
    /** Price of one. */
    price: jsonb().$type<Price>().notNull(),
    /** RWF with everything added: a lower bound unless `fixed`. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** RWF of VAT within the amount. */
    vat: bigint({ mode: 'number' }).notNull().default(0),
    /** True when the amount could be charged as it stood. */
    fixed: boolean().notNull().default(true),
    /** RWF that the client accepted for it; null until then, and where the offer had no price per line. */
    agreed: bigint({ mode: 'number' }),
  },
  (table) => [
    unique('booking_lines_position').on(table.bookingId, table.position),
    inRange(table.position, 0),
    inRange(table.quantity, 1),
    inRange(table.amount, 0),
    inRange(table.agreed, 0),
    check('booking_lines_vat', sql`${table.vat} between 0 and ${table.amount}`),
    /** What waits for a price. */
    index('booking_lines_unpriced').on(table.bookingId).where(sql`not ${table.fixed}`),
  ],
);
