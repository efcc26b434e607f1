import { eq, notInArray, sql } from 'drizzle-orm';
import { type AuditRow, auditListRules } from '#src/domain/audit/audit-list.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { recordOf, recordsWith } from '../audit/audited-record.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { type List, list } from '../lists/list.ts';
import { users } from './account.table.ts';
import { loginActions } from './login/audit-login.ts';

const { id, at, actor, action, subjectId, before, after } = auditEntries;

/** Cast to an id, to use the index; actors that are not ids are parts of the site. */
const actorId = sql`case when length(${actor}) = 36 then ${actor}::uuid end`;

export const auditList = list({
  rules: auditListRules,
  table: auditEntries,
  id,
  columns: {
    id,
    at,
    actor,
    action,
    subjectId,
    before,
    after,
    actorName: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${actorId})`,
    record: recordOf(subjectId),
  },
  sorts: { at },
  filters: {
    actor: (wanted) => eq(actor, wanted),
    subject: (wanted) => eq(subjectId, wanted),
    // `booking` matches every action on bookings, `booking.moved` only that one.
    action: (wanted) => sql`(${action} = ${wanted} or starts_with(${action}, ${`${wanted}.`}))`,
    from: (day) => fromDay(at, day),
    to: (day) => throughDay(at, day),
  },
  search: (words) => recordsWith(subjectId, words),
  rows: (found): AuditRow[] => found.map((row) => ({ ...row, at: row.at.toISOString() })),
  csv: {
    When: (row) => new Date(row.at),
    Who: (row) => row.actorName ?? row.actor,
    What: (row) => row.action,
    Record: (row) => row.record?.name ?? null,
    'Record id': (row) => row.subjectId,
    Before: (row) => (row.before === null ? null : JSON.stringify(row.before)),
    After: (row) => (row.after === null ? null : JSON.stringify(row.after)),
  },
});

export const auditListForAdmins: List<AuditRow> = { ...auditList, only: notInArray(action, loginActions) };
