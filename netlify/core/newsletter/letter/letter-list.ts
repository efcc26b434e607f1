import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type Letter,
  type LetterCounts,
  letterListRules,
  letterStateNames,
} from '#src/domain/newsletter/letter.ts';
import { list } from '../../lists/list.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { letters } from './letter.table.ts';
import { addressesLeft } from './letter-addresses.ts';

const { id, subject, body, state, version, createdAt, startedAt, finishedAt } = letters;

const mails = (statuses: SQL) => sql`count(*) filter (where ${outbox.status} ${statuses})`;
const isLeft = sql`case when ${state} = 'sending' then (${addressesLeft}) else 0 end`;

/**
 * Present emails, and those erased since; while a letter is sent, most addresses are not queued yet.
 * Nested, so that each column keeps the name of its table.
 */
const counts = sql<LetterCounts>`(${sql`select json_build_object(
  'sent', ${letters.erasedSent} + ${mails(sql`= 'sent'`)},
  'bounced', ${letters.erasedBounced} + ${mails(sql`not in ('sent', 'waiting')`)},
  'waiting', ${mails(sql`= 'waiting'`)} + ${isLeft},
  'left', ${letters.leftCount}
) from ${outbox} where ${outbox.letterId} = ${id}`})`;

export const letterList = list({
  rules: letterListRules,
  table: letters,
  id,
  columns: { id, subject, body, state, counts, version, createdAt, startedAt, finishedAt },
  sorts: { createdAt },
  filters: { state: (wanted) => eq(state, wanted) },
  rows: (found): Letter[] =>
    found.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
  csv: {
    Subject: (row) => row.subject,
    Status: (row) => letterStateNames[row.state],
    Written: (row) => new Date(row.createdAt),
    'Sending began': (row) => row.startedAt && new Date(row.startedAt),
    Sent: (row) => row.counts.sent,
    'Not delivered': (row) => row.counts.bounced,
    Waiting: (row) => row.counts.waiting,
    Unsubscribed: (row) => row.counts.left,
  },
});
