import type { SessionWords } from '#src/domain/booking/day/words/en.ts';
import { addDays, formatDate, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import type { Slot } from './slot.ts';

interface HoldEnd {
  /** Last day that is kept. */
  day: string;
  /** `HH:MM`; undefined if all of the day is kept. */
  time: string | undefined;
  /** Absent if the day is named by its date. */
  nearDay: 'Today' | 'Tomorrow' | '';
}

/** Reads the end of a hold; without `now` its day is neither today nor tomorrow. */
function readEnd(until: Date, now: Date | undefined): HoldEnd {
  const at = timeInKigali(until);
  const isMidnight = at === '00:00';
  const day = isMidnight ? addDays(todayInKigali(until), -1) : todayInKigali(until);
  const today = now && todayInKigali(now);
  const isTomorrow = today !== undefined && day === addDays(today, 1);
  const nearDay = day === today ? 'Today' : isTomorrow ? 'Tomorrow' : '';
  return { day, time: isMidnight ? undefined : at, nearDay };
}

/** Tells staff the end of a hold: "14:00 tomorrow", "the end of 5 December 2026". */
export function untilText(until: Date, now?: Date): string {
  const { day, time, nearDay } = readEnd(until, now);
  const date = nearDay === '' ? formatDate(day) : nearDay === 'Today' ? 'today' : 'tomorrow';
  if (time === undefined) return `the end of ${date}`;
  return nearDay === '' ? `${time} on ${date}` : `${time} ${date}`;
}

/** Names the date in full if `now` is absent, as in an email that is read later. */
export function slotSentence(words: SessionWords, { state, until }: Slot, now?: Date): string {
  const { day, time, nearDay } = readEnd(new Date(until), now);
  if (state === 'ended') {
    if (time === undefined) return words.endedEnd({ day });
    return nearDay === 'Today' ? words.endedTimeToday({ time }) : words.endedTime({ time, day });
  }
  if (time === undefined) return nearDay === '' ? words.keptEnd({ day }) : words[`keptEndOf${nearDay}`];
  return nearDay === '' ? words.keptTime({ time, day }) : words[`keptTime${nearDay}`]({ time });
}
