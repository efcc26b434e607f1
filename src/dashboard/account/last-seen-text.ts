import type { UserRow } from '#src/domain/account/user-list.ts';
import { momentText } from '../records/columns.tsx';

/** When someone used the site last, for super admins. */
export function lastSeenText({ lastSeenAt }: Pick<UserRow, 'lastSeenAt'>): string {
  return lastSeenAt === null ? 'Never' : momentText(lastSeenAt);
}
