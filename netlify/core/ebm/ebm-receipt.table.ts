import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type EbmReceipt, ebmStates } from '#src/domain/ebm/receipt.ts';
import { inRange, knownWord } from '../checks.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';

/** Sales reported to EBM, one for each payment or refund; empty while switched off. */
export const ebmReceipts = pgTable(
  'ebm_receipts',
  {
    /** Ledger entry that it reports. */
    id: uuid('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    state: text({ enum: ebmStates }).notNull().default('waiting'),
    /** Number under which the sale is reported; the same for every try. */
    invoiceNumber: integer('invoice_number').notNull().generatedAlwaysAsIdentity().unique(),
    /** As answered; null before. */
    receipt: jsonb().$type<EbmReceipt>(),
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
