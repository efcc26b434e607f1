import { eq, notInArray, sql } from 'drizzle-orm';
import { type AuditRow, auditListRules } from '#src/features/staff/audit/audit-list.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { type List, list } from '../lists/list.ts';
import { users } from './account.table.ts';
import { loginActions } from './login/note-login.ts';

const { id, at, actor, action, subjectId, before, after } = auditEntries;

/** Compared as an id, or no index would serve; what is no id is a part of the site. */
const actorId = sql`case when length(${actor}) = 36 then ${actor}::uuid end`;

/** The list of who did what, as super admins see it. */
export const auditList = list({
  rules: auditListRules,
  table: auditEntries,
  id,
  columns: {
    ...{ id, at, actor, action, subjectId, before, after },
    actorName: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${actorId})`,
    subjectName: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${subjectId})`,
  },
  sorts: { at },
  filters: {
    actor: (wanted) => eq(actor, wanted),
    subject: (wanted) => eq(subjectId, wanted),
    action: (wanted) => eq(action, wanted),
    from: (day) => fromDay(at, day),
    to: (day) => throughDay(at, day),
  },
  rows: (found): AuditRow[] => found.map((row) => ({ ...row, at: row.at.toISOString() })),
  csv: {
    When: (row) => new Date(row.at),
    Who: (row) => row.actorName ?? row.actor,
    What: (row) => row.action,
    Record: (row) => row.subjectId,
    Before: (row) => (row.before === null ? null : JSON.stringify(row.before)),
    After: (row) => (row.after === null ? null : JSON.stringify(row.after)),
  },
});

/** The same for admins: when and from where the others log in is no part of their work. */
export const auditListForAdmins: List<AuditRow> = { ...auditList, only: notInArray(action, loginActions) };
