import { type ReactNode, useEffect, useRef } from 'react';
import {
  type CalendarClass,
  type CalendarDay,
  classesOn,
  type SessionDay,
} from '#src/domain/calendar/calendar.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { BlockDayLink } from '../availability/BlockDayLink.tsx';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { daySentence } from './calendar-words.ts';
import { DayBooking, type Desk } from './DayBooking.tsx';
import { DayClasses } from './DayClasses.tsx';

interface DayPanelProps {
  desk: Desk;
  date: string;
  /** Known before its sessions are loaded. */
  day: CalendarDay | undefined;
  sessions: SessionDay | undefined;
  classes: readonly CalendarClass[];
  /** Query string that opens the day's sheet. */
  openSearch: string;
  /** True if the page's title names the day. */
  isTitled: boolean;
  /** Number of days pressed; each press brings the panel into view. */
  presses: number;
}

/** A day as a list by hour. */
export function DayPanel({
  desk,
  date,
  day,
  sessions,
  classes,
  openSearch,
  isTitled,
  presses,
}: DayPanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const isLoaded = sessions !== undefined;
  useEffect(() => {
    if (presses > 0 && isLoaded) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [presses, isLoaded]);
  return (
    <section
      className="calendar__panel stack gap-2xs"
      ref={panel}
      aria-labelledby="day-title"
      aria-busy={!isLoaded}
    >
      <h2 id="day-title" className={isTitled ? 'visually-hidden' : undefined}>
        {formatWeekdayDate(date)}
      </h2>
      {day && sessions && (
        <>
          <p>{daySentence(day)}</p>
          {sessions.bookings.length > 0 && (
            <ul className="calendar__bookings lined plain-list">
              {sessions.bookings.map((booking) => (
                <DayBooking key={booking.id} desk={desk} booking={booking} />
              ))}
            </ul>
          )}
          <DayClasses home={desk.home} classes={classesOn(classes, date)} />
          <p className="actions">
            <ViewLink className="button button--small" search={openSearch}>
              Open the day
            </ViewLink>
            {day.left !== null && (
              <a className="button button--small" href={newBookingLink(desk.home, { day: date })}>
                New booking
              </a>
            )}
            <BlockDayLink home={desk.home} day={day} />
          </p>
        </>
      )}
    </section>
  );
}
