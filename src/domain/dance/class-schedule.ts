import { shortWeekdays } from '#src/lib/dates/months.ts';

export interface ClassSchedule {
  /** Weekdays; 0 is Monday. */
  weekdays: number[];
  /** "6-8 PM" */
  hours: string;
}

const names: readonly string[] = shortWeekdays;

/** Parses a displayed schedule, "Mon/Wed/Fri 6-8 PM"; undefined for any other format. */
export function classSchedule(schedule: string): ClassSchedule | undefined {
  const [, days = '', hours = ''] = /^(\S+) (\S.*)$/.exec(schedule) ?? [];
  const weekdays = days.split('/').map((name) => names.indexOf(name));
  return hours === '' || weekdays.includes(-1) ? undefined : { weekdays, hours };
}
