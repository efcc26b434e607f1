import type { ReactNode } from 'react';
import { type Calendar, type CalendarDay, classesOn } from '#src/domain/calendar/calendar.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { BlockDayLink } from '../availability/BlockDayLink.tsx';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { daySentence } from './calendar-words.ts';
import { DayBooking, type Desk } from './DayBooking.tsx';
import { DayClasses } from './DayClasses.tsx';

interface DayPanelProps {
  desk: Desk;
  calendar: Calendar;
  day: CalendarDay;
  /** Query string that opens the day's sheet. */
  openSearch: string;
}

export function DayPanel({ desk, calendar, day, openSearch }: DayPanelProps): ReactNode {
  return (
    <section className="stack gap-2xs" aria-labelledby="day-title">
      <h2 id="day-title">{formatWeekdayDate(day.day)}</h2>
      <p>{daySentence(day)}</p>
      {day.bookings.length > 0 && (
        <ul className="calendar__bookings lined plain-list">
          {day.bookings.map((booking) => (
            <DayBooking key={booking.id} desk={desk} booking={booking} />
          ))}
        </ul>
      )}
      <DayClasses home={desk.home} classes={classesOn(calendar.classes, day.day)} />
      <p className="actions">
        <ViewLink className="button button--small" search={openSearch}>
          Open the day
        </ViewLink>
        {day.left !== null && (
          <a className="button button--small" href={newBookingLink(desk.home, { day: day.day })}>
            New booking
          </a>
        )}
        <BlockDayLink home={desk.home} day={day} />
      </p>
    </section>
  );
}
