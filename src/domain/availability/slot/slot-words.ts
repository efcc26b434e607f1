import type { SessionWords } from '#src/domain/booking/day/words/en.ts';
import { addDays, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import type { Slot } from './slot.ts';

/**
 * Words the end of a hold: "14:00 tomorrow", "the end of 5 December 2026".
 * Always includes the date if `now` is absent.
 */
export function untilText(words: SessionWords, until: Date, now?: Date): string {
  const time = timeInKigali(until);
  const isMidnight = time === '00:00';
  const day = isMidnight ? addDays(todayInKigali(until), -1) : todayInKigali(until);
  const today = now && todayInKigali(now);
  if (day === today) return isMidnight ? words.untilEndOfToday : words.untilTimeToday({ time });
  if (today !== undefined && day === addDays(today, 1))
    return isMidnight ? words.untilEndOfTomorrow : words.untilTimeTomorrow({ time });
  return isMidnight ? words.untilEnd({ day }) : words.untilTime({ time, day });
}

export function slotSentence(words: SessionWords, { state, until: end }: Slot, now?: Date): string {
  const until = untilText(words, new Date(end), now);
  return state === 'held' ? words.kept({ until }) : words.keptBefore({ until });
}
