import type { User as AccountUser } from '#src/domain/account/user.ts';
import type { users } from './account.table.ts';

/** What someone may do: nothing beyond the own account, the dashboards, or also changing roles. */
export type Role = (typeof users.$inferSelect)['role'];

/** A row of the table. */
export type User = typeof users.$inferSelect;

/** A user as the API shows them. */
export type { AccountUser };

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
