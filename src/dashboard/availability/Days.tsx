import './days.css';
import { type ReactNode, useEffect, useState } from 'react';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import type { Period } from '#src/domain/availability/days.ts';
import { addDays, isCalendarDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { within } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { StaffPage } from '../shell/StaffPage.tsx';
import { BlockedDays } from './BlockedDays.tsx';
import { ChosenDays } from './ChosenDays.tsx';
import { DaysMonth } from './DaysMonth.tsx';
import { useMonths } from './days-queries.ts';
import { usePeriod } from './use-period.ts';
import { WeekSlots } from './WeekSlots.tsx';

export default function Days(): ReactNode {
  return <StaffPage>{(user) => <DaysPage user={user} />}</StaffPage>;
}

function DaysPage({ user }: { user: User }): ReactNode {
  const [today] = useState(() => todayInKigali(new Date()));
  const span = { first: today, last: addDays(today, bookingHorizonDays) };
  const { period, linked, setPeriod } = usePeriod(span);
  const [cursor, setCursor] = useState(period.from);
  const needed = [cursor, today, within(span, period.from), within(span, period.to)];
  const { first, numbers, days } = useMonths([...new Set(needed.map(monthOf))]);

  const loaded = numbers !== undefined;
  // On a phone the month fills the screen, and the linked days are below it.
  useEffect(() => {
    if (linked && loaded) document.getElementById('chosen-title')?.focus();
  }, [linked, loaded]);

  // The month follows the typed date once it is valid.
  useEffect(() => {
    if (isCalendarDate(period.from)) setCursor((shown) => (period.from >= today ? period.from : shown));
  }, [period.from, today]);

  function choose(day: string, further: boolean): void {
    const ends = [further ? period.from : day, day].sort();
    setPeriod({ from: ends[0] ?? day, to: ends[1] ?? day });
  }

  function show(chosen: Period): void {
    setPeriod(chosen);
    setCursor(chosen.from);
    document.getElementById('chosen-title')?.focus();
  }

  return (
    <div className="days">
      {first && (
        <DaysMonth
          cursor={cursor}
          span={span}
          period={period}
          answer={first}
          onMove={setCursor}
          onChoose={choose}
        />
      )}
      {numbers && (
        <>
          <ChosenDays
            period={period}
            span={span}
            user={user}
            days={days}
            capacity={numbers.capacity}
            onPeriod={setPeriod}
          />
          <BlockedDays onShow={show} />
          <WeekSlots home={dashboardOf(user.role)} numbers={numbers} />
        </>
      )}
    </div>
  );
}
