import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type UserRow, userListRules } from '#src/features/account/user-list.ts';
import { list } from '../lists/list.ts';
import { users } from './account.table.ts';

const { id, name, email, role, suspendedAt, suspendedFor, createdAt } = users;

/** The staff's list of users. What they sign in with lies in other tables. */
export const userList = list({
  rules: userListRules,
  table: users,
  id,
  columns: { id, name, email, role, suspendedAt, suspendedFor, createdAt },
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
      createdAt: row.createdAt.toISOString(),
    })),
  csv: {
    Name: (row) => row.name,
    Email: (row) => row.email,
    Role: (row) => row.role,
    Suspended: (row) => row.suspendedAt && new Date(row.suspendedAt),
    Since: (row) => new Date(row.createdAt),
  },
});
