import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { letterStates } from '#src/domain/newsletter/letter.ts';
import { inRange, knownWord } from '../../checks.ts';

/** Newsletters written by staff. The outbox has one email for each address, with the letter's id. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text().notNull(),
    /** Markdown; pictures name gallery items. */
    body: text().notNull(),
    state: text({ enum: letterStates }).notNull().default('draft'),
    /** User id of the author. */
    actor: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time sending began; subscribers confirmed later do not get it. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Time the last email was queued, or staff stopped the letter. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Subscriber whose email was queued last; the next batch has greater ids. */
    queuedThrough: uuid('queued_through'),
    /** Emails that left the outbox by erasure; a trigger on `outbox` counts them. */
    erasedSent: integer('erased_sent').notNull().default(0),
    erasedBounced: integer('erased_bounced').notNull().default(0),
    /** Subscribers who left by the link of this letter. */
    leftCount: integer('left_count').notNull().default(0),
  },
  (table) => [
    index('letters_newest').on(table.createdAt, table.id),
    knownWord(table.state, letterStates),
    inRange(table.version, 1),
    inRange(table.erasedSent, 0),
    inRange(table.erasedBounced, 0),
    inRange(table.leftCount, 0),
    check('letters_started', sql`(${table.state} = 'draft') = (${table.startedAt} is null)`),
  ],
);
