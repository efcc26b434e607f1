import { addDays, formatDate, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import type { Slot } from './slot.ts';

/**
 * Formats the end of a hold: "14:00 tomorrow", "the end of 5 December 2026".
 * Always includes the date if `now` is absent.
 */
export function untilText(until: Date, now?: Date): string {
  const time = timeInKigali(until);
  const day = todayInKigali(until);
  if (time === '00:00') return `the end of ${dayText(addDays(day, -1), now)}`;
  const named = dayText(day, now);
  return named === formatDate(day) ? `${time} on ${named}` : `${time} ${named}`;
}

export function slotSentence({ state, until }: Slot, now?: Date): string {
  const when = untilText(new Date(until), now);
  return state === 'held'
    ? `We keep your date until ${when}.`
    : `We kept your date until ${when}. Someone else may have booked it since.`;
}

function dayText(day: string, now: Date | undefined): string {
  const today = now && todayInKigali(now);
  if (day === today) return 'today';
  return today && day === addDays(today, 1) ? 'tomorrow' : formatDate(day);
}
