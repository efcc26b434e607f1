import type { ReactNode } from 'react';
import { type DayLook, MonthTable } from '#src/components/month/MonthTable.tsx';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import { type CalendarMonth, calendarSpan } from '#src/domain/calendar/calendar.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { dayLabel, dayNames, dayNote } from './calendar-words.ts';

interface MonthViewProps {
  day: string;
  today: string;
  /** Undefined while loading. */
  calendar: CalendarMonth | undefined;
  onShow: (day: string, how: 'push' | 'replace') => void;
}

export function MonthView({ day, today, calendar, onShow }: MonthViewProps): ReactNode {
  const known = new Map(calendar?.days.map((one) => [one.day, one]));

  function look(date: string): DayLook {
    const found = known.get(date);
    const full = found?.left === 0 && found.closed === undefined;
    return {
      note: dayNote(found, calendar === undefined ? 0 : capacityOn(calendar.capacity, date)),
      lines: dayNames(found),
      label: dayLabel(date, found),
      pressed: date === day,
      current: date === today,
      tone: found?.closed === undefined ? (full ? 'full' : undefined) : 'shut',
    };
  }

  return (
    <div className="month">
      <MonthTable
        month={monthOf(day)}
        span={calendarSpan}
        cursor={day}
        busy={calendar === undefined}
        titleId="calendar-title"
        look={look}
        onMove={(date) => onShow(date, 'replace')}
        onPress={(date) => onShow(date, 'push')}
      />
    </div>
  );
}
