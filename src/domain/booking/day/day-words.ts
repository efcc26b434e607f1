import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import type { AvailabilityWords } from '#src/domain/availability/words/en.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { startsLate } from '#src/lib/dates/umuganda.ts';

/** Free slots at or below which a day shows their number instead of "Free". */
const few = 2;

/** Returns the note under a day's number: closed, full, free, or the slots left if at most `scarce`. */
export function dayNote(words: AvailabilityWords, day: DayAvailability | undefined, scarce = few): string {
  if (day === undefined) return '';
  if (day.closed !== undefined) return words.noteClosed;
  if (day.tooSoon !== undefined) return words.noteTooSoon;
  if (day.left === 0) return words.noteFull;
  return day.left <= scarce ? words.noteLeft({ count: day.left }) : words.noteFree;
}

export function dayLabel(
  words: AvailabilityWords,
  date: string,
  day: DayAvailability | undefined,
  scarce = few,
): string {
  const label = stateLabel(words, date, day, scarce);
  const late = day?.closed === undefined ? lateStartSentence(words, date) : undefined;
  return late === undefined ? label : `${label}. ${late}`;
}

function stateLabel(
  words: AvailabilityWords,
  day: string,
  known: DayAvailability | undefined,
  scarce: number,
): string {
  if (known === undefined) return words.labelUnknown({ day });
  const { closed: reason, weekly, tooSoon, full: services, left } = known;
  if (reason !== undefined)
    return weekly ? words.labelClosedWeekly({ day }) : words.labelClosed({ day, reason });
  if (tooSoon !== undefined) return words.labelTooSoon({ day });
  if (services !== undefined) return words.labelFullFor({ day, services });
  if (left === 0) return words.labelFull({ day });
  return left <= scarce ? words.labelLeft({ day, count: left }) : words.labelFree({ day });
}

export function chosenSentence(
  words: AvailabilityWords,
  day: string,
  known: DayAvailability | undefined,
  scarce = few,
  canWait = false,
): string {
  const { closed: reason, weekly, tooSoon, full: services, left } = known ?? {};
  if (tooSoon !== undefined) return words.toldTooSoon({ day, count: tooSoon, ...contactValues });
  if (reason !== undefined)
    return weekly ? words.toldClosedWeekly({ day }) : words.toldClosed({ day, reason });
  if (services !== undefined)
    return canWait ? words.toldFullForWait({ day, services }) : words.toldFullFor({ day, services });
  if (left === 0) return canWait ? words.toldFullWait({ day }) : words.toldFull({ day });
  const told = freeSentence(words, day, left, scarce);
  const late = lateStartSentence(words, day);
  return late === undefined ? told : `${told} ${late}`;
}

function freeSentence(
  words: AvailabilityWords,
  day: string,
  left: number | undefined,
  scarce: number,
): string {
  if (left === undefined) return words.toldUnknown({ day });
  return left <= scarce ? words.toldLeft({ day, count: left }) : words.toldFree({ day });
}

/** Lists the closed days of a month with their reasons: "25: Christmas Day". */
export function closedDays(words: AvailabilityWords, days: Iterable<DayAvailability>): string[] {
  return [...days].flatMap(({ day: date, closed: reason, weekly }) => {
    if (reason === undefined) return [];
    const day = Number(date.slice(8));
    return [weekly ? words.closedDayWeekly({ day }) : words.closedDay({ day, reason })];
  });
}

/** States on a day with Umuganda when sessions can start. */
export function lateStartSentence(words: AvailabilityWords, day: string): string | undefined {
  return startsLate(day) ? words.lateStart : undefined;
}
