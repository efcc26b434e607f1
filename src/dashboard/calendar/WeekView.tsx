import type { ReactNode } from 'react';
import { type Calendar, type CalendarDay, classesOn } from '#src/domain/calendar/calendar.ts';
import { formatWeekdayDate, shortWeekdays, weekdayOf } from '#src/lib/dates/months.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { daySentence } from './calendar-words.ts';
import { DayBooking, type Desk } from './DayBooking.tsx';
import { DayClasses } from './DayClasses.tsx';

interface WeekViewProps {
  desk: Desk;
  calendar: Calendar;
  today: string;
  openSearch: (day: string) => string;
}

export function WeekView({ calendar, ...all }: WeekViewProps): ReactNode {
  return (
    <ol className="week plain-list">
      {calendar.days.map((day) => (
        <WeekDay key={day.day} calendar={calendar} day={day} {...all} />
      ))}
    </ol>
  );
}

function WeekDay({
  desk,
  calendar,
  day,
  today,
  openSearch,
}: WeekViewProps & { day: CalendarDay }): ReactNode {
  const { day: date, bookings, closed } = day;
  return (
    <li className="week__day" data-day={date} data-tone={closed === undefined ? undefined : 'shut'}>
      <h3>
        <ViewLink
          search={openSearch(date)}
          aria-label={formatWeekdayDate(date)}
          aria-current={date === today ? 'date' : undefined}
        >
          {shortWeekdays[weekdayOf(date)]} {Number(date.slice(8))}
        </ViewLink>
      </h3>
      <p className="small soft">{daySentence(day)}</p>
      {bookings.length > 0 && (
        <ul className="calendar__bookings lined plain-list">
          {bookings.map((booking) => (
            <DayBooking key={booking.id} desk={desk} booking={booking} />
          ))}
        </ul>
      )}
      <DayClasses home={desk.home} classes={classesOn(calendar.classes, date)} />
    </li>
  );
}
