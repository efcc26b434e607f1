import { shortWeekdays } from '#src/lib/dates/months.ts';

/** When a class meets, week by week. */
export interface ClassSchedule {
  /** Days of the week: 0 is Monday. */
  weekdays: number[];
  /** "6-8 PM" */
  hours: string;
}

const names: readonly string[] = shortWeekdays;

/** Reads a schedule as the page shows it: "Mon/Wed/Fri 6-8 PM". Undefined when it is written otherwise. */
export function classSchedule(schedule: string): ClassSchedule | undefined {
  const [, days = '', hours = ''] = /^(\S+) (\S.*)$/.exec(schedule) ?? [];
  const weekdays = days.split('/').map((name) => names.indexOf(name));
  return hours === '' || weekdays.includes(-1) ? undefined : { weekdays, hours };
}
