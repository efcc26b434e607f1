import type { ReactNode } from 'react';
import { MonthHead } from '#src/components/month/MonthHead.tsx';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { Trouble } from '#src/components/Waiting.tsx';
import type { DaySpan } from '#src/lib/dates/day-keys.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { useStore } from '#src/lib/use-store.ts';
import { asVisitorsSee, type Period } from './days.ts';
import { daysStore } from './days-store.ts';
import { staffDayLabel, staffDayNote } from './staff-day-words.ts';
import { useMonth } from './use-month.ts';

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
  const { busy, failure, askAgain } = useMonth(month);
  const known = new Map(days.map((one) => [one.day, one]));

  function look(day: string): DayLook {
    const found = capacity === undefined ? undefined : known.get(day);
    const seen = found && asVisitorsSee(found, capacity ?? 0);
    return {
      note: staffDayNote(found, capacity ?? 0),
      label: staffDayLabel(day, found, capacity ?? 0),
      pressed: day >= period.from && day <= period.to,
      tone: seen?.closed !== undefined ? 'shut' : seen?.left === 0 ? 'full' : undefined,
    };
  }

  function press(day: string, further: boolean): void {
    onMove(day);
    onChoose(day, further);
  }

  return (
    <section className="month days__month" aria-labelledby="month-title">
      <MonthHead {...{ cursor, span, onMove, heading: 'h2' }} />
      {failure && <Trouble message={failure.message} askAgain={askAgain} />}
      <MonthTable {...{ month, span, cursor, busy, look, onMove, onPress: press }} />
      <p className="month__note soft">
        3/8: three of eight slots are booked. Press a day to choose it; for several, set From and To, or hold
        the shift key.
      </p>
    </section>
  );
}
