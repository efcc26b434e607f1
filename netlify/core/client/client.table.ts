import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientLanguages } from '#src/domain/client/client.ts';
import { inRange, knownWord } from '../checks.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Clients. The database finds or creates a record's client, and adds `search` for staff. */
export const clients = pgTable(
  'clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull().default(''),
    language: text({ enum: clientLanguages }).notNull().default('en'),
    /** Client this one was merged into, which is never merged itself. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => clients.id, { onDelete: 'cascade' }),
    /** Number of bookings, those of clients merged into it included; counted by the database. */
    booked: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('clients_merged_into_another', sql`${table.mergedInto} <> ${table.id}`),
    index('clients_newest').on(table.createdAt, table.id),
    index('clients_booked').on(table.booked).where(isNull(table.mergedInto)),
    index('clients_language').on(table.language),
    index('clients_name').on(sql`lower(${table.name})`, table.id),
    index('clients_merged').on(table.mergedInto).where(isNotNull(table.mergedInto)),
    knownWord(table.language, clientLanguages),
    inRange(table.version, 1),
  ],
);

/** Selects the id that a client's id is read as: the same, or that of the one they were merged into. */
export const keptId = (id: string) =>
  sql<string>`(select coalesce(c.merged_into, c.id) from ${clients} c where c.id = ${id})`;

/** Client of a record, set by the database on insert; null once its contact details are erased. */
export const clientColumn = () => uuid('client_id').references(() => clients.id, { onDelete: 'set null' });

/** Instant at which a record of the key's client first carried it; null if only staff typed it. */
export const firstUsed = () =>
  sql`(select min(r.created_at) from client_records r where r.client_id = ${clientKeys.clientId} and ${clientKeys.value} = case ${clientKeys.kind} when 'phone' then r.phone else r.email end)`;

const keyKinds = ['phone', 'email'] as const;

/** Normalised phones and emails, each belonging to one client. */
export const clientKeys = pgTable(
  'client_keys',
  {
    kind: text({ enum: keyKinds }).notNull(),
    /** Result of the database's `phone_key`, or a lower-case address. */
    value: text().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value] }),
    index('client_keys_client').on(table.clientId),
    knownWord(table.kind, keyKinds),
    check('client_keys_value', sql`${table.value} <> ''`),
  ],
);

/** Staff notes on a client, never shown to the client. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** User id of the author, whose account may be deleted. */
    author: text().notNull(),
    text: text().notNull(),
    /** True for a warning, shown before everything else. */
    first: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('client_notes_client').on(table.clientId)],
);
