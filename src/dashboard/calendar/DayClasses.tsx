import type { ReactNode } from 'react';
import type { CalendarClass } from '#src/domain/calendar/calendar.ts';
import { classHours, classText } from './calendar-words.ts';

export function DayClasses({
  home,
  classes,
}: {
  home: string;
  classes: readonly CalendarClass[];
}): ReactNode {
  if (classes.length === 0) return null;
  return (
    <ul className="calendar__classes plain-list" aria-label="Classes">
      {classes.map((one) => (
        <li key={one.id}>
          {classHours(one)} <a href={`${home}/enrolments?class=${one.id}`}>{one.name}</a>{' '}
          <span className="soft">{classText(one)}</span>
        </li>
      ))}
    </ul>
  );
}
