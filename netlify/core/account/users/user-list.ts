import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type UserRow, userListRules } from '#src/domain/account/user-list.ts';
import { type List, list } from '../../lists/list.ts';
import { users } from '../account.table.ts';

const { id, name, email, role, suspendedAt, suspendedFor, secondFactorSince, lastSeenAt, createdAt } = users;

export const userList = list({
  rules: userListRules,
  table: users,
  id,
  columns: { id, name, email, role, suspendedAt, suspendedFor, secondFactorSince, lastSeenAt, createdAt },
  sorts: { createdAt, name, email },
  filters: {
    role: (wanted) => eq(role, wanted),
    state: (wanted) => (wanted === 'suspended' ? isNotNull(suspendedAt) : isNull(suspendedAt)),
  },
  search: (words) => sql`${users}.search @@ ${words}`,
  rows: (found): UserRow[] =>
    found.map((row) => ({
      ...row,
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
      secondFactorSince: row.secondFactorSince?.toISOString() ?? null,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
  csv: {
    Name: (row) => row.name,
    Email: (row) => row.email,
    Role: (row) => row.role,
    Suspended: (row) => row.suspendedAt && new Date(row.suspendedAt),
    'Two-step login since': (row) => row.secondFactorSince && new Date(row.secondFactorSince),
    'Last seen': (row) => row.lastSeenAt && new Date(row.lastSeenAt),
    Since: (row) => new Date(row.createdAt),
  },
});

export const userListForAdmins: List<UserRow> = {
  ...userList,
  columns: { ...userList.columns, secondFactorSince: sql`null`, lastSeenAt: sql`null` },
};
