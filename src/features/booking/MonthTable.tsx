import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { DayAvailability } from '#src/features/studio/calendar.ts';
import { weeksOf } from '#src/lib/months.ts';
import { type DaySpan, dayAfterKey } from './day-keys.ts';
import { dayLabel, dayNote } from './day-words.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface MonthTableProps {
  month: string;
  /** What is known of its days. */
  days: ReadonlyMap<string, DayAvailability>;
  span: DaySpan;
  chosen: string | undefined;
  /** The one day that the tab key reaches; arrows lead on from it. */
  cursor: string;
  busy: boolean;
  onMove: (day: string) => void;
  onPress: (day: string) => void;
}

/** The days of a month, a week in a row. One tab stop; arrows, Home, End, Page Up and Page Down move. */
export function MonthTable({ month, busy, ...cell }: MonthTableProps): ReactNode {
  const { cursor, span, onMove } = cell;
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  function onKeyDown(event: KeyboardEvent): void {
    const day = dayAfterKey(event.key, cursor, span);
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKey.current = true;
    onMove(day);
  }

  return (
    <div className="month__days">
      <table ref={table} aria-labelledby="month-title" aria-busy={busy} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name, and never change places.
            <tr key={row}>
              {week.map((day, place) => (
                <td key={weekdays[place]}>{day && <Day day={day} {...cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = Omit<MonthTableProps, 'month' | 'busy' | 'onMove'> & { day: string };

function Day({ day, days, span, chosen, cursor, onPress }: DayProps): ReactNode {
  const number = Number(day.slice(8));
  if (day < span.first || day > span.last) return <span className="month__past">{number}</span>;
  const known = days.get(day);
  return (
    <button
      type="button"
      className="month__day"
      data-day={day}
      aria-pressed={day === chosen}
      aria-disabled={known?.left === 0 || undefined}
      tabIndex={day === cursor ? 0 : -1}
      onClick={() => onPress(day)}
    >
      <span aria-hidden="true">{number}</span>
      <small aria-hidden="true">{dayNote(known)}</small>
      <span className="visually-hidden">{dayLabel(day, known)}</span>
    </button>
  );
}
