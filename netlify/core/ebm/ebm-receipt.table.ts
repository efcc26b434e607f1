import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inRange, knownWord } from '../checks.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';

const ebmStates = ['waiting', 'signed', 'refused', 'unanswered'] as const;

/** Sales reported to the tax authority's system, one for each payment or refund; empty while switched off. */
export const ebmReceipts = pgTable(
  'ebm_receipts',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    state: text({ enum: ebmStates }).notNull().default('waiting'),
    /** Number under which the sale is reported; the same for every try. */
    invoiceNumber: integer('invoice_number').notNull().generatedAlwaysAsIdentity().unique(),
    /** Receipt number, signature and internal data as answered; null before. */
    receipt: jsonb().$type<Record<string, string>>(),
    lastError: text('last_error'),
    tries: integer().notNull().default(0),
    /** Next attempt; pushed forward while a function holds the lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ebm_receipts_due').on(table.state, table.dueAt),
    knownWord(table.state, ebmStates),
    inRange(table.tries, 0),
  ],
);
