import { formatDate, isCalendarDate, todayInKigali } from '#src/lib/dates/dates.ts';

/** Format of an interview in Kigali time: `2026-12-05T14:30`. */

const format = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** True for an existing date and time, today or later. */
export function isInterview(text: string, now: Date): boolean {
  const day = format.exec(text)?.[1];
  return day !== undefined && isCalendarDate(day) && day >= todayInKigali(now);
}

/** Returns the day and hour as messages take them. */
export function interviewStart(interview: string): { eventDate: string; startTime: string | null } {
  const [eventDate = '', startTime = null] = interview.split('T');
  return { eventDate, startTime };
}

/** Names an interview to staff. */
export function interviewText(interview: string): string {
  const [day = '', time] = interview.split('T');
  return `${formatDate(day)} at ${time}`;
}
