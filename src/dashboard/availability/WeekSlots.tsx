import type { ReactNode } from 'react';
import type { StaffMonth } from '#src/domain/availability/days.ts';
import { limitsText, weekText } from './week-text.ts';

interface WeekSlotsProps {
  home: string;
  numbers: Pick<StaffMonth, 'capacity' | 'serviceCapacity'>;
}

export function WeekSlots({ home, numbers }: WeekSlotsProps): ReactNode {
  const { capacity, serviceCapacity } = numbers;
  return (
    <section className="stack gap-xs" aria-labelledby="week-title">
      <h2 id="week-title">Bookings a day</h2>
      <p>{[weekText(capacity), limitsText(serviceCapacity)].join(' ')}</p>
      <p>
        <a href={`${home}/calendar/opening`}>Opening and holidays</a>
      </p>
    </section>
  );
}
