import { plural } from '#src/lib/text.ts';

const hourMs = 60 * 60 * 1000;

/** Formats the age of an ISO instant: "2 hours", "3 days". */
export function ageText(instant: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(instant).getTime()) / hourMs);
  if (hours < 1) return 'a few minutes';
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
}
