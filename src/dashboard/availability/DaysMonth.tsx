import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import { type Period, type StaffMonth, toPublicDay } from '#src/domain/availability/days.ts';
import { staffDayLabel, staffDayNote } from '#src/domain/availability/staff-day-words.ts';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { QueryState } from '../server-state/QueryState.tsx';

interface DaysMonthProps {
  answer: UseQueryResult<StaffMonth>;
  cursor: string;
  span: DaySpan;
  period: Period;
  onMove: (day: string) => void;
  /** `further`: extends the selection from its first day to this one. */
  onChoose: (day: string, further: boolean) => void;
}

export function DaysMonth({ answer, cursor, span, period, onMove, onChoose }: DaysMonthProps): ReactNode {
  const month = monthOf(cursor);
  const { data, isPending } = answer;
  const known = new Map(data?.days.map((one) => [one.day, one]));

  function look(day: string): DayLook {
    const takes = data === undefined ? 0 : capacityOn(data.capacity, day);
    const found = known.get(day);
    const seen = found && toPublicDay(found, takes);
    return {
      note: staffDayNote(found, takes),
      label: staffDayLabel(day, found, takes),
      pressed: day >= period.from && day <= period.to,
      tone: seen?.closed !== undefined ? 'shut' : seen?.left === 0 ? 'full' : undefined,
    };
  }

  function press(day: string, further: boolean): void {
    onMove(day);
    onChoose(day, further);
  }

  return (
    <section className="month days__month stack gap-2xs" aria-labelledby="month-title">
      <MonthHead cursor={cursor} span={span} onMove={onMove} heading={'h2'} />
      <QueryState of={answer} fallback="We could not load the month" loaded />
      <MonthTable
        month={month}
        span={span}
        cursor={cursor}
        look={look}
        onMove={onMove}
        busy={isPending}
        onPress={press}
      />
      <p className="month__note soft">
        3/8: three of eight slots are booked. Press a day to choose it; for several, set From and To, or hold
        the shift key.
      </p>
    </section>
  );
}
