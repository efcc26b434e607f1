import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type Role, roles } from './user.ts';

export const userListRules = listRules({
  sorts: ['createdAt', 'name', 'email'],
  usual: '-createdAt',
  filters: { role: oneOf(roles), state: oneOf(['active', 'suspended']) },
});

export interface UserRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** ISO instant and reason of the suspension; both null for an active account. */
  suspendedAt: string | null;
  suspendedFor: string | null;
  /** ISO instant since which login takes two steps; null without, and hidden from admins. */
  secondFactorSince: string | null;
  /** ISO instant of the last use, to within five minutes; null if unknown, and hidden from admins. */
  lastSeenAt: string | null;
  createdAt: string;
}
