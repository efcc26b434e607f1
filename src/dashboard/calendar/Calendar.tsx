import './calendar.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { goTo, useSearch } from '../lists/use-address.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { calendarQuery } from './calendar-query.ts';
import { type CalendarView, readCalendarView, shownDays, writeCalendarView } from './calendar-view.ts';
import type { Desk } from './DayBooking.tsx';
import { DayPanel } from './DayPanel.tsx';
import { DaySheet } from './DaySheet.tsx';
import { MonthView } from './MonthView.tsx';
import { bookingDrag } from './move/drag-booking.ts';
import { MoveDialog } from './move/MoveDialog.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { WeekView } from './WeekView.tsx';

export default function Calendar(): ReactNode {
  return <StaffPage>{({ role }) => <CalendarPage home={dashboardOf(role)} />}</StaffPage>;
}

function CalendarPage({ home }: { home: string }): ReactNode {
  const [today] = useState(() => todayInKigali(new Date()));
  const view = readCalendarView(useSearch(), today);
  const answer = useQuery(calendarQuery(shownDays(view)));
  const { data: calendar } = answer;
  const [moving, setMoving] = useState<{ booking: CalendarBooking; to?: string }>();
  const desk: Desk = { home, onMove: (booking) => setMoving({ booking }) };
  const searchOf = (shown: CalendarView) => writeCalendarView(shown, today);
  const show = (day: string, how: 'push' | 'replace') => goTo(searchOf({ ...view, day, open: false }), how);
  const day = calendar?.days.find((one) => one.day === view.day);
  const drag = bookingDrag((id, to) => {
    const booking = calendar?.days.flatMap(({ bookings }) => bookings).find((one) => one.id === id);
    if (booking !== undefined && booking.day !== to && to >= today) setMoving({ booking, to });
  });

  return (
    <div className="calendar stack" {...drag}>
      <CalendarHead view={view} today={today} searchOf={searchOf} />
      <QueryState
        of={answer}
        fallback="We could not load the calendar"
        loaded={view.view === 'month' || calendar !== undefined}
      />
      {view.view === 'month' && (
        <div className="calendar__month">
          <MonthView day={view.day} today={today} calendar={calendar} onShow={show} />
          {calendar && day && (
            <DayPanel
              desk={desk}
              calendar={calendar}
              day={day}
              openSearch={searchOf({ ...view, open: true })}
            />
          )}
        </div>
      )}
      {view.view === 'week' && calendar && (
        <WeekView
          desk={desk}
          calendar={calendar}
          today={today}
          openSearch={(one) => searchOf({ ...view, day: one, open: true })}
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
      {moving && <MoveDialog {...moving} today={today} onClose={() => setMoving(undefined)} />}
      {calendar && <OwnCalendar />}
    </div>
  );
}
