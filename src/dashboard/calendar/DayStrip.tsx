import type { ReactNode } from 'react';
import type { MonthDay } from '#src/domain/calendar/calendar.ts';
import { shortWeekdays, weekdayOf } from '#src/lib/dates/months.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { dayLabel } from './calendar-words.ts';

interface DayStripProps {
  days: readonly string[];
  shown: string;
  today: string;
  /** Counts of the days; undefined while loading. */
  known: readonly MonthDay[] | undefined;
  searchOf: (day: string) => string;
}

/** The week of the shown day, on a phone. */
export function DayStrip({ days, shown, today, known, searchOf }: DayStripProps): ReactNode {
  return (
    <nav className="day-strip" aria-label="Days of the week">
      {days.map((day) => {
        const found = known?.find((one) => one.day === day);
        return (
          <ViewLink
            key={day}
            search={searchOf(day)}
            aria-current={day === shown ? 'date' : undefined}
            data-today={day === today ? '' : undefined}
          >
            <span aria-hidden="true">{shortWeekdays[weekdayOf(day)]}</span>
            <strong aria-hidden="true">{Number(day.slice(8))}</strong>
            <small aria-hidden="true">{found?.booked || (found?.closed === undefined ? '' : '–')}</small>
            <span className="visually-hidden">{dayLabel(day, found)}</span>
          </ViewLink>
        );
      })}
    </nav>
  );
}
