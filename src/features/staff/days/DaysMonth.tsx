import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback } from 'react';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { capacityOn } from '#src/features/availability/calendar.ts';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { useLoad } from '#src/lib/loading/use-load.ts';
import { asVisitorsSee, type Period } from './days.ts';
import { daysStore, loadMonth } from './days-store.ts';
import { staffDayLabel, staffDayNote } from './staff-day-words.ts';

interface DaysMonthProps {
  cursor: string;
  span: DaySpan;
  /** The days that are chosen. */
  period: Period;
  onMove: (day: string) => void;
  /** `further`: from the first chosen day to this one. */
  onChoose: (day: string, further: boolean) => void;
}

/** A month with the bookings of each day; a press chooses a day, with shift all days up to it. */
export function DaysMonth({ cursor, span, period, onMove, onChoose }: DaysMonthProps): ReactNode {
  const { capacity, days } = useStore(daysStore);
  const month = monthOf(cursor);
  const { busy, ...loading } = useLoad(useCallback(() => loadMonth(month), [month]));
  const known = new Map(days.map((one) => [one.day, one]));

  function look(day: string): DayLook {
    const takes = capacity === undefined ? 0 : capacityOn(capacity, day);
    const found = capacity === undefined ? undefined : known.get(day);
    const seen = found && asVisitorsSee(found, takes);
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
      <MonthHead {...{ cursor, span, onMove, heading: 'h2' }} />
      <LoadState {...loading} loaded />
      <MonthTable {...{ month, span, cursor, busy, look, onMove, onPress: press }} />
      <p className="month__note soft">
        3/8: three of eight slots are booked. Press a day to choose it; for several, set From and To, or hold
        the shift key.
      </p>
    </section>
  );
}
