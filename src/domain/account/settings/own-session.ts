import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';

/** Where someone is signed in. Instants in ISO 8601. */
export interface OwnSession {
  id: string;
  createdAt: string;
  /** The last use to within five minutes. */
  lastSeenAt: string;
  /** "Chrome on Android" */
  device: string;
  /** The session of this very page. */
  current: boolean;
}

/** When a session was last used, in words. */
export function lastUsed(lastSeenAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(lastSeenAt).getTime()) / 60_000);
  if (minutes < 10) return 'in use now';
  if (minutes < 60) return `last used ${minutes} minutes ago`;
  const day = todayInKigali(new Date(lastSeenAt));
  if (day === todayInKigali(now)) return 'last used today';
  return `last used on ${formatDate(day)}`;
}
