import { sql } from 'drizzle-orm';
import { type BlockedNumber, blockedNumberRules } from '#src/domain/payment/blocked/blocked-number.ts';
import { list } from '../../lists/list.ts';
import { blockedNumbers } from './blocked-number.table.ts';

const { id, phone, reason, createdAt } = blockedNumbers;

export const blockedNumberList = list({
  rules: blockedNumberRules,
  table: blockedNumbers,
  id,
  columns: { id, phone, reason, createdAt },
  sorts: { createdAt },
  filters: {},
  search: (words) => sql`${blockedNumbers}.search @@ ${words}`,
  rows: (found): BlockedNumber[] => found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  csv: {
    Phone: (row) => row.phone,
    Reason: (row) => row.reason,
    Blocked: (row) => new Date(row.createdAt),
  },
});
