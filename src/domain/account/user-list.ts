import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type Role, roles } from './user.ts';

/** The staff's list of users: what it holds and what it can be asked for. */

export const userListRules = listRules({
  sorts: ['createdAt', 'name', 'email'],
  usual: '-createdAt',
  filters: { role: oneOf(roles), state: oneOf(['active', 'suspended']) },
});

/** A user in the list. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Since when nobody gets in with this account (an ISO instant), and why; null for all others. */
  suspendedAt: string | null;
  suspendedFor: string | null;
  /** Since when they log in in two steps (an ISO instant); null without. */
  secondFactorSince: string | null;
  /** When they last used the site while logged in (an ISO instant, to within five minutes); null where nobody knows, and for admins. */
  lastSeenAt: string | null;
  /** ISO instant. */
  createdAt: string;
}
