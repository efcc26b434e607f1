import './days.css';
import { type ReactNode, useState } from 'react';
import type { StaffMonth } from '#src/domain/availability/days.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { calendarLabels } from './calendar-labels.ts';
import { useMonths } from './days-queries.ts';
import { limitsText, weekText } from './week-text.ts';

/** The studio's calendar for admins, who may not change it. */
export function OpeningFacts(): ReactNode {
  const [month] = useState(() => monthOf(todayInKigali(new Date())));
  const { first, numbers } = useMonths([month]);
  return (
    <section className="stack gap-s" aria-labelledby="calendar-title">
      <h2 id="calendar-title">Bookings a day and holidays</h2>
      <div className="notice notice--info">
        <p>
          Only super admins change this page, because it closes days for all clients at once. You can block
          days yourself under <a href="/dashboard/admin/calendar/days">Days off and slots</a>.
        </p>
      </div>
      {first && <QueryState of={first} fallback="We could not load the studio’s calendar" />}
      {numbers && <Facts numbers={numbers} />}
    </section>
  );
}

function Facts({ numbers }: { numbers: StaffMonth }): ReactNode {
  const { capacity, serviceCapacity, opening } = numbers;
  const { noticeDays, unpaidHours, requestDays, yearlyHolidays, holidays } = opening;
  const facts = [
    ['Bookings a day', weekText(capacity)],
    ['Bookings a day by service', limitsText(serviceCapacity) || 'No limits by service.'],
    [calendarLabels.noticeDays, noticeDays],
    [calendarLabels.unpaidHours, unpaidHours],
    [calendarLabels.requestDays, requestDays],
    [calendarLabels.yearlyHolidays, yearlyHolidays || 'None'],
    [calendarLabels.holidays, holidays || 'None'],
  ] as const;
  return (
    <dl className="facts opening">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
