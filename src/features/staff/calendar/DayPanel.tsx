import type { ReactNode } from 'react';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { ViewLink } from '../list/ViewLink.tsx';
import { type Calendar, type CalendarDay, classesOn } from './calendar.ts';
import { daySentence } from './calendar-words.ts';
import { DayBooking } from './DayBooking.tsx';
import { DayClasses } from './DayClasses.tsx';

interface DayPanelProps {
  home: string;
  calendar: Calendar;
  day: CalendarDay;
  /** Opens the day's sheet. */
  openSearch: string;
}

/** What is on the day that was chosen, beside or below the month. */
export function DayPanel({ home, calendar, day, openSearch }: DayPanelProps): ReactNode {
  return (
    <section className="stack gap-2xs" aria-labelledby="day-title">
      <h2 id="day-title">{formatWeekdayDate(day.day)}</h2>
      <p>{daySentence(day)}</p>
      {day.bookings.length > 0 && (
        <ul className="calendar__bookings lined plain-list">
          {day.bookings.map((booking) => (
            <DayBooking key={booking.id} home={home} booking={booking} />
          ))}
        </ul>
      )}
      <DayClasses home={home} classes={classesOn(calendar.classes, day.day)} />
      <p>
        <ViewLink className="button button--small" search={openSearch}>
          Open the day
        </ViewLink>
      </p>
    </section>
  );
}
