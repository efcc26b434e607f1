import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** The staff's list of users: what it holds and what it can be asked for. */

export const roles = ['USER', 'ADMIN', 'SUPERADMIN'] as const;

export const userListRules = listRules({
  sorts: ['createdAt', 'name', 'email'],
  usual: '-createdAt',
  filters: { role: oneOf(roles) },
});

/** A user in the list. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  role: (typeof roles)[number];
  /** ISO instant. */
  createdAt: string;
}
