import type { User as AccountUser } from '#src/domain/account/user.ts';
import type { users } from './account.table.ts';

/** USER: own account only. ADMIN: also the dashboards. SUPERADMIN: also roles. */
export type Role = (typeof users.$inferSelect)['role'];

export type User = typeof users.$inferSelect;

export type { AccountUser };

export function toAccountUser({
  id,
  name,
  email,
  language,
  role,
  avatarKey,
}: Pick<User, 'id' | 'name' | 'email' | 'language' | 'role' | 'avatarKey'>): AccountUser {
  const avatarUrl = avatarKey === null ? null : `/api/account/avatars/${avatarKey}`;
  return { id, name, email, language, role, avatarUrl };
}
