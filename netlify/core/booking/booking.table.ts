import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookingSources } from '#src/domain/booking/booking-source.ts';
import { bookingKinds } from '#src/domain/booking/fee/fee.ts';
import type { Refund } from '#src/domain/booking/refund.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { inRange, knownWord, mobileNumberOrNone } from '../checks.ts';
import { clientColumn } from '../client/client.table.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';

const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;

type Columns<Name extends string> = Record<Name, PgColumn>;

/** True if more was paid than is charged, or something twice. Also the condition of an index. */
export const isOwedBack = ({ paid, charged, surplus }: Columns<'paid' | 'charged' | 'surplus'>) =>
  sql`(${paid} > ${charged} or ${surplus} > 0)`;

/** True for a paid session whose day was never chosen, or lost. Also the condition of an index. */
export const isPaidWithoutDay = ({
  eventDate,
  status,
  kind,
  paid,
}: Columns<'eventDate' | 'status' | 'kind' | 'paid'>) =>
  sql`${eventDate} is null and ${status} <> 'cancelled' and ${kind} = 'session' and ${paid} > 0`;

/** True for a cancelled, paid booking whose refund is agreed with the client. Also an index's. */
export const canAgreeRefund = ({ refund, paid }: Columns<'refund' | 'paid'>) =>
  sql`${refund} in ('less-costs', 'reduced') and ${paid} > 0`;

/** Bookings as submitted. The database maintains `search`, the words staff find them by. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Read out over the phone: `FTS-7K3MP-9Q2XT`. */
    reference: text().notNull().unique(),
    /** `fee`: for a class or an internship, without a day or a slot. */
    kind: text({ enum: bookingKinds }).notNull().default('session'),
    status: text({ enum: bookingStatuses }).notNull().default('pending'),
    clientId: clientColumn(),
    source: text({ enum: bookingSources }).notNull().default('site'),
    name: text().notNull(),
    /** Empty when the client gave only a phone, or is erased. */
    email: text().notNull(),
    /** Ten digits starting with 07; empty when the client gave only an email, or is erased. */
    phone: text().notNull(),
    /** Calendar date in Kigali; null while the day is open. */
    eventDate: date('event_date', { mode: 'string' }),
    /** Start of the session in Kigali, `HH:MM`, and its length; both null until staff set them. */
    startTime: text('start_time'),
    minutes: integer(),
    /** End of the hold while unpaid (docs/product.md, Held slots); null when the slot cannot be lost. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    language: languageColumn(),
    location: text().notNull(),
    message: text().notNull(),
    /** Company and its taxpayer number (nine digits) for papers; empty for a private person. */
    company: text().notNull().default(''),
    tin: text().notNull().default(''),
    /** Discount code used, its percent, and its RWF off the sum of the lines. */
    discountCode: text('discount_code'),
    discountPercent: integer('discount_percent').notNull().default(0),
    discountAmount: bigint('discount_amount', { mode: 'number' }).notNull().default(0),
    /** RWF after the discount; a lower bound while a line has no fixed price and no price is agreed. */
    total: bigint({ mode: 'number' }).notNull(),
    /** RWF still to be paid, kept by the ledger's trigger, so that debts are found by an index. */
    due: bigint({ mode: 'number' }).notNull().default(0),
    /** RWF charged, paid less refunds, and paid twice or too late; kept by the same trigger. */
    charged: bigint({ mode: 'number' }).notNull().default(0),
    paid: bigint({ mode: 'number' }).notNull().default(0),
    surplus: bigint({ mode: 'number' }).notNull().default(0),
    /** Time the client accepted the studio's price, which is the total from then on. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    moves: integer().notNull().default(0),
    /** Number of times the client chose another day after the hold had expired. */
    renewals: integer().notNull().default(0),
    /** Incremented on each change of day or status; the SEQUENCE of the calendar file. */
    revision: integer().notNull().default(0),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Refund promised to the client on cancellation. */
    refund: text().$type<Refund>(),
    /** True once its client wants no text messages about it. */
    textsStopped: boolean('texts_stopped').notNull().default(false),
    /** Time at which its client deleted their account; null again once the contact details are erased. */
    accountDeletedAt: timestamp('account_deleted_at', { withTimezone: true }),
    /** Incremented by the database on each change; detects stale versions. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('bookings_fee_has_no_day', sql`${table.kind} = 'session' or ${table.eventDate} is null`),
    check(
      'bookings_start_with_length',
      sql`(${table.startTime} is null) = (${table.minutes} is null) and (${table.startTime} is null or ${table.eventDate} is not null)`,
    ),
    check('bookings_start_time', sql`${table.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    inRange(table.minutes, 15, 1440),
    // Only an unconfirmed session can lose its slot.
    check(
      'bookings_held',
      sql`${table.heldUntil} is null or (${table.kind} = 'session' and ${table.status} <> 'confirmed')`,
    ),
    check('bookings_tin_digits', sql`${table.tin} ~ '^([0-9]{9})?$'`),
    knownWord(table.kind, bookingKinds),
    knownLanguage(table.language),
    knownWord(table.status, bookingStatuses),
    knownWord(table.source, bookingSources),
    mobileNumberOrNone(table.phone),
    inRange(table.discountPercent, 0, 100),
    inRange(table.discountAmount, 0),
    inRange(table.total, 0),
    inRange(table.due, 0),
    inRange(table.moves, 0),
    inRange(table.renewals, 0),
    inRange(table.revision, 0),
    inRange(table.version, 1),
    index('bookings_newest').on(table.createdAt, table.id),
    index('bookings_status').on(table.status, table.createdAt, table.id),
    index('bookings_day_rising').on(
      sql`coalesce(${table.eventDate}, 'infinity'::date)`,
      sql`coalesce(lower(${table.startTime}), '')`,
      table.id,
    ),
    index('bookings_day_falling').on(
      sql`coalesce(${table.eventDate}, '-infinity'::date)`,
      sql`coalesce(lower(${table.startTime}), '')`,
      table.id,
    ),
    index('bookings_name').on(sql`lower(${table.name})`, table.id),
    index('bookings_total').on(table.total, table.id),
    /** Serves account lookups, first-booking codes and an index-only count of clients. */
    index('bookings_email').on(sql`lower(${table.email})`, table.email),
    index('bookings_held').on(table.heldUntil).where(sql`${table.status} = 'pending'`),
    index('bookings_account_deleted').on(table.id).where(sql`${table.accountDeletedAt} is not null`),
    index('bookings_due').on(table.id).where(sql`${table.due} > 0`),
    index('bookings_owed_back').on(table.id).where(isOwedBack(table)),
    index('bookings_refund_to_agree').on(table.id).where(canAgreeRefund(table)),
    index('bookings_paid_without_day').on(table.createdAt, table.id).where(isPaidWithoutDay(table)),
    index('bookings_client').on(table.clientId),
    index('bookings_phone_key').on(sql`phone_key(${table.phone})`),
    index('bookings_day').on(table.eventDate).where(sql`${table.status} <> 'cancelled'`),
  ],
);

/** Tokens of the booking links in emails, stored only as SHA-256. */
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

/** Ordered items, with label and price as of the order. */
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
    /** Unit price. */
    price: jsonb().$type<Price>().notNull(),
    /** RWF including all options; a lower bound unless `fixed`. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** RWF of VAT within the amount. */
    vat: bigint({ mode: 'number' }).notNull().default(0),
    /** True if the amount could be charged without the studio confirming it. */
    fixed: boolean().notNull().default(true),
    /** RWF the client accepted for the line; null before, and for offers without line prices. */
    agreed: bigint({ mode: 'number' }),
  },
  (table) => [
    unique('booking_lines_position').on(table.bookingId, table.position),
    inRange(table.position, 0),
    inRange(table.quantity, 1),
    inRange(table.amount, 0),
    inRange(table.agreed, 0),
    check('booking_lines_vat', sql`${table.vat} between 0 and ${table.amount}`),
    index('booking_lines_unpriced').on(table.bookingId).where(sql`not ${table.fixed}`),
  ],
);
