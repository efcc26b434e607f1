import type { ReactNode } from 'react';
import { capacityOn, daysBetween } from '#src/domain/availability/calendar.ts';
import type { Period } from '#src/domain/availability/days.ts';
import type { Calendar } from '#src/domain/calendar/calendar.ts';
import { formatWeekdayDate, shortWeekdays, weekdayOf } from '#src/lib/dates/months.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { dayNote, daySentence } from './calendar-words.ts';
import type { Desk } from './DayBooking.tsx';
import { HourTable } from './hours/HourTable.tsx';
import { dayColumns } from './hours/hour-columns.ts';

interface WeekViewProps {
  desk: Desk;
  calendar: Calendar;
  week: Period;
  today: string;
  openSearch: (day: string) => string;
}

/** A week by hour: a column for each day. */
export function WeekView({ desk, calendar, week, today, openSearch }: WeekViewProps): ReactNode {
  const days = daysBetween(week.from, week.to);
  return (
    <HourTable
      desk={desk}
      columns={dayColumns(calendar, days)}
      today={today}
      headOf={({ day }) => {
        const known = calendar.days.find((one) => one.day === day);
        return (
          <>
            <ViewLink
              className="hours__day"
              search={openSearch(day)}
              aria-current={day === today ? 'date' : undefined}
            >
              <span aria-hidden="true">
                {shortWeekdays[weekdayOf(day)]} {Number(day.slice(8))}
              </span>
              <span className="visually-hidden">{formatWeekdayDate(day)}</span>
            </ViewLink>{' '}
            <small aria-hidden="true">
              {known?.closed ?? dayNote(known, capacityOn(calendar.capacity, day))}
            </small>
            {known && <span className="visually-hidden">{daySentence(known)}</span>}
          </>
        );
      }}
    />
  );
}
