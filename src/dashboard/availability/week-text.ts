import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import { dayServices, type ServiceCapacity } from '#src/domain/availability/services/day-services.ts';
import { en as availability } from '#src/domain/availability/words/en.ts';
import { shortWeekdays } from '#src/lib/dates/months.ts';
import { speak } from '#src/lib/words/messages.ts';

const dayWords = speak('en', availability);

/** Formats the capacity: "8 on every day.", "Mon–Fri 8, Sat 4, Sun closed." */
export function weekText(capacity: WeekCapacity): string {
  const runs: { first: string; last: string; count: number }[] = [];
  for (const day of shortWeekdays) {
    const run = runs.at(-1);
    const count = capacity[day];
    if (run?.count === count) run.last = day;
    else runs.push({ first: day, last: day, count });
  }
  const [run] = runs;
  if (run !== undefined && runs.length === 1) return `${run.count} on every day.`;
  const texts = runs.map(
    ({ first, last, count }) =>
      `${first === last ? first : `${first}–${last}`} ${count === 0 ? 'closed' : count}`,
  );
  return `${texts.join(', ')}.`;
}

/** Formats the limits: "At most 3 for photography, 2 for videography."; empty if there are none. */
export function limitsText(capacity: ServiceCapacity): string {
  const limits = dayServices.flatMap((id) =>
    capacity[id] === undefined ? [] : `${capacity[id]} for ${dayWords.services({ services: [id] })}`,
  );
  return limits.length === 0 ? '' : `At most ${limits.join(', ')}.`;
}
