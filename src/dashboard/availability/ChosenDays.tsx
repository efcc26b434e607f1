import type { ReactNode } from 'react';
import type { User } from '#src/domain/account/user.ts';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import type { WeekCapacity } from '#src/domain/availability/calendar-content.ts';
import {
  bookingsWithin,
  type DayBooking,
  type Period,
  periodProblems,
  type StaffDay,
} from '#src/domain/availability/days.ts';
import { chosenDaysSentence, periodText } from '#src/domain/availability/staff-day-words.ts';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { BlockForm } from './BlockForm.tsx';

interface ChosenDaysProps {
  period: Period;
  span: DaySpan;
  user: User;
  days: readonly StaffDay[];
  capacity: WeekCapacity;
  onPeriod: (period: Period) => void;
}

export function ChosenDays({ period, span, user, days, capacity, onPeriod }: ChosenDaysProps): ReactNode {
  const whole = Object.keys(periodProblems(period, span.first)).length === 0;
  const chosen = days.filter(({ day }) => day >= period.from && day <= period.to);
  const bookings = bookingsWithin(chosen, period);
  return (
    <section className="days__chosen stack" aria-labelledby="chosen-title">
      <h2 id="chosen-title" tabIndex={-1}>
        {whole ? periodText(period) : 'Which days?'}
      </h2>
      {whole && (
        <p className="days__state" role="status">
          {chosenDaysSentence(period, chosen, capacityOn(capacity, period.from))}
        </p>
      )}
      {whole && <Bookings bookings={bookings} />}
      <BlockForm period={period} span={span} user={user} bookings={bookings} onPeriod={onPeriod} />
    </section>
  );
}

function Bookings({ bookings }: { bookings: DayBooking[] }): ReactNode {
  if (bookings.length === 0) return null;
  return (
    <ul className="days__bookings rows plain-list" aria-label="Bookings">
      {bookings.map(({ reference, name }) => (
        <li key={reference}>
          <span>{reference}</span> {name}
        </li>
      ))}
    </ul>
  );
}
