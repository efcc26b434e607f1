import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { daysBetween } from '#src/domain/availability/calendar.ts';
import type { CalendarClass, SessionDay } from '#src/domain/calendar/calendar.ts';
import { goTo } from '../lists/use-address.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { monthQuery } from './calendar-query.ts';
import { type CalendarView, shownDays } from './calendar-view.ts';
import type { Desk } from './DayBooking.tsx';
import { DayPanel } from './DayPanel.tsx';
import { DayStrip } from './DayStrip.tsx';
import { MonthView } from './MonthView.tsx';

interface DayListProps {
  desk: Desk;
  view: CalendarView;
  today: string;
  /** The shown day; undefined while it loads. */
  sessions: SessionDay | undefined;
  classes: readonly CalendarClass[];
  searchOf: (view: CalendarView) => string;
}

/** A month, or on a phone the days of a week, and the sessions of the chosen day. */
export function DayList({ desk, view, today, sessions, classes, searchOf }: DayListProps): ReactNode {
  const isMonth = view.view === 'month';
  const shown = shownDays({ day: view.day, view: isMonth ? 'month' : 'week' });
  const answer = useQuery(monthQuery(shown));
  const [presses, setPresses] = useState(0);

  function show(day: string, how: 'push' | 'replace'): void {
    goTo(searchOf({ ...view, day, open: false }), how);
    if (how === 'push') setPresses((count) => count + 1);
  }

  return (
    <div className={isMonth ? 'calendar__month' : 'stack gap-xs'}>
      <QueryState of={answer} fallback="We could not load the days" loaded />
      {isMonth ? (
        <MonthView day={view.day} today={today} calendar={answer.data} onShow={show} />
      ) : (
        <DayStrip
          days={daysBetween(shown.from, shown.to)}
          shown={view.day}
          today={today}
          known={answer.data?.days}
          searchOf={(day) => searchOf({ ...view, day, open: false })}
        />
      )}
      <DayPanel
        desk={desk}
        date={view.day}
        day={answer.data?.days.find(({ day }) => day === view.day)}
        sessions={sessions}
        classes={classes}
        openSearch={searchOf({ ...view, open: true })}
        isTitled={!isMonth}
        presses={presses}
      />
    </div>
  );
}
