import './calendar.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { DatedSessionTime } from '#src/domain/booking/day/session-time.ts';
import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { goTo, useSearch } from '../lists/use-address.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { useMedia } from '../shell/use-media.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { sessionsQuery } from './calendar-query.ts';
import {
  type CalendarView,
  fittingView,
  readCalendarView,
  shownDays,
  viewsOn,
  withEve,
  writeCalendarView,
} from './calendar-view.ts';
import type { Desk } from './DayBooking.tsx';
import { DayList } from './DayList.tsx';
import { DaySheet } from './DaySheet.tsx';
import { DropDialog } from './move/DropDialog.tsx';
import { bookingDrag } from './move/drag-booking.ts';
import { MoveDialog } from './move/MoveDialog.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { PeopleView } from './PeopleView.tsx';
import { WeekView } from './WeekView.tsx';

/** Width at which a table by hour fits, as in calendar.css. */
const wide = '(min-width: 60rem)';

export default function Calendar(): ReactNode {
  return <StaffPage>{({ role }) => <CalendarPage home={dashboardOf(role)} />}</StaffPage>;
}

interface Moving {
  booking: CalendarBooking;
  /** Day of the month that it was dropped on. */
  day?: string;
  /** Day and hour that it was dropped on. */
  to?: DatedSessionTime | undefined;
}

function CalendarPage({ home }: { home: string }): ReactNode {
  const [today] = useState(() => todayInKigali(new Date()));
  const isWide = useMedia(wide);
  const view = fittingView(readCalendarView(useSearch(), today), isWide);
  const days = shownDays(view.view === 'week' ? view : { ...view, view: 'day' });
  const answer = useQuery({ ...sessionsQuery(withEve(days)), placeholderData: keepPreviousData });
  const { data: calendar } = answer;
  const [moving, setMoving] = useState<Moving>();
  const stopMoving = () => setMoving(undefined);
  const desk: Desk = {
    home,
    onMove: (booking, to) => setMoving({ booking, to }),
  };
  const searchOf = (shown: CalendarView) => writeCalendarView(shown, today);
  const openSearch = (day: string) => searchOf({ ...view, day, open: true });
  const day = calendar?.days.find((one) => one.day === view.day);
  const isList = !isWide || view.view === 'month';
  const drag = bookingDrag((id, to) => {
    const booking = day?.bookings.find((one) => one.id === id);
    if (booking !== undefined && booking.day !== to && to >= today) setMoving({ booking, day: to });
  });

  return (
    <div className="calendar stack" {...drag}>
      <CalendarHead view={view} today={today} views={viewsOn(isWide)} searchOf={searchOf} />
      <QueryState
        of={answer}
        fallback="We could not load the calendar"
        loaded={isList || calendar !== undefined}
      />
      {isList && (
        <DayList
          desk={desk}
          view={view}
          today={today}
          sessions={day}
          classes={calendar?.classes ?? []}
          searchOf={searchOf}
        />
      )}
      {!isList && view.view === 'week' && calendar && (
        <WeekView desk={desk} calendar={calendar} week={days} today={today} openSearch={openSearch} />
      )}
      {!isList && view.view === 'day' && calendar && (
        <PeopleView
          desk={desk}
          calendar={calendar}
          day={view.day}
          today={today}
          openSearch={openSearch(view.day)}
        />
      )}
      {view.open && calendar && day && (
        <DaySheet
          desk={desk}
          calendar={calendar}
          day={day}
          onClose={() => goTo(searchOf({ ...view, open: false }), 'push')}
        />
      )}
      {moving && moving.to === undefined && (
        <MoveDialog booking={moving.booking} to={moving.day} today={today} onClose={stopMoving} />
      )}
      {moving?.to && <DropDialog booking={moving.booking} to={moving.to} onClose={stopMoving} />}
      {calendar && <OwnCalendar />}
    </div>
  );
}
