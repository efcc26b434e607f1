import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { SettingsWords } from './words/en.ts';

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

/** Says when a device logged in and was last used. */
export function deviceText(
  words: SettingsWords,
  { createdAt, lastSeenAt }: Pick<OwnSession, 'createdAt' | 'lastSeenAt'>,
  now: Date,
): string {
  const day = todayInKigali(new Date(createdAt));
  const used = todayInKigali(new Date(lastSeenAt));
  const minutes = Math.floor((now.getTime() - new Date(lastSeenAt).getTime()) / 60_000);
  if (minutes < 10) return words.deviceInUse({ day });
  if (minutes < 60) return words.deviceUsedMinutesAgo({ day, minutes });
  return used === todayInKigali(now) ? words.deviceUsedToday({ day }) : words.deviceUsedOn({ day, used });
}
