import type { UserRow } from '#src/domain/account/user-list.ts';
import { momentText } from '../records/columns.tsx';

export function lastSeenText({ lastSeenAt }: Pick<UserRow, 'lastSeenAt'>): string {
  return lastSeenAt === null ? 'Never' : momentText(lastSeenAt);
}
