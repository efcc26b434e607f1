import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';

/** Login session. Instants in ISO 8601. */
export interface OwnSession {
  id: string;
  createdAt: string;
  /** Accurate to five minutes. */
  lastSeenAt: string;
  /** "Chrome on Android" */
  device: string;
  current: boolean;
}

export function lastUsed(lastSeenAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(lastSeenAt).getTime()) / 60_000);
  if (minutes < 10) return 'in use now';
  if (minutes < 60) return `last used ${minutes} minutes ago`;
  const day = todayInKigali(new Date(lastSeenAt));
  if (day === todayInKigali(now)) return 'last used today';
  return `last used on ${formatDate(day)}`;
}
