import { addDays } from './dates.ts';
import { addMonths, lastDayOf, monthOf, weekdayOf } from './months.ts';

export interface DaySpan {
  first: string;
  last: string;
}

export function dayAfterKey(key: string, day: string, span: DaySpan): string | undefined {
  if (key === 'PageUp') return within(span, sameDayIn(addMonths(monthOf(day), -1), day));
  if (key === 'PageDown') return within(span, sameDayIn(addMonths(monthOf(day), 1), day));
  const step = stepOf(key, weekdayOf(day));
  return step === undefined ? undefined : within(span, addDays(day, step));
}

/** Clamps a day to the span. */
export function within({ first, last }: DaySpan, day: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

function stepOf(key: string, weekday: number): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  return steps[key];
}

/** Returns the same day of another month, or that month's last day if it is shorter. */
function sameDayIn(month: string, day: string): string {
  const same = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return same > last ? last : same;
}
