import type { DayAvailability } from '#src/features/availability/calendar.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** Milliseconds until the visitor does without: the server checks the day again in any case. */
const patience = 8000;

/** What is left of a month's days (`YYYY-MM`), by day; undefined when the server could not be reached. */
export async function fetchAvailability(month: string): Promise<Map<string, DayAvailability> | undefined> {
  const answer = await answerTo((init) => api.availability.$get({ query: { month } }, { init }), patience);
  if (answer.kind !== 'ok') return undefined;
  return new Map(answer.data.days.map((one) => [one.day, one]));
}
