import type { users } from './account.table.ts';

/** What somebody may do: nothing beyond the own account, the dashboards, or also changing roles. */
export type Role = (typeof users.$inferSelect)['role'];

/** A row of the table. */
export type User = typeof users.$inferSelect;

/** A user as the API shows them. */
export interface AccountUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Where the picture is, on this site; null without one. */
  avatarUrl: string | null;
}

/** What the API shows of a user. */
export function toAccountUser({
  id,
  name,
  email,
  role,
  avatarKey,
}: Pick<User, 'id' | 'name' | 'email' | 'role' | 'avatarKey'>): AccountUser {
  const avatarUrl = avatarKey === null ? null : `/api/account/avatars/${avatarKey}`;
  return { id, name, email, role, avatarUrl };
}
