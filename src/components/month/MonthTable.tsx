import './month.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type DaySpan, dayAfterKey } from '#src/lib/dates/day-keys.ts';
import { weeksOf } from '#src/lib/dates/months.ts';
import { umugandaOf } from '#src/lib/dates/umuganda.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export interface DayLook {
  note: string;
  lines?: readonly { id: string; text: string }[];
  /** Text of the whole day for screen readers. */
  label: string;
  pressed: boolean;
  current?: boolean;
  /** True if it can be pressed but only shows why it cannot be chosen. */
  refused?: boolean | undefined;
  /** Colour that repeats the note. */
  tone?: 'full' | 'shut' | undefined;
}

interface MonthTableProps {
  month: string;
  /** Days outside are shown as past. */
  span: DaySpan;
  /** Roving tabindex: the only day that the tab key reaches. */
  cursor: string;
  busy: boolean;
  look: (day: string) => DayLook;
  onMove: (day: string) => void;
  /** `further` if Shift was held. */
  onPress: (day: string, further: boolean) => void;
  titleId?: string;
}

export function MonthTable({
  month,
  busy,
  onMove,
  titleId = 'month-title',
  ...cell
}: MonthTableProps): ReactNode {
  const words = useWords('controls');
  const { cursor, span } = cell;
  const { table, onKeyDown } = useArrows(cursor, span, onMove);
  /** The month starts at the first week with a day to choose. */
  const isAhead = (week: readonly (string | undefined)[]) => week.some((day) => day && day >= span.first);

  return (
    <div className="month__days">
      <table ref={table} aria-labelledby={titleId} aria-busy={busy} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {words[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month)
            .filter(isAhead)
            .map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, position) => (
                  <td key={weekdays[position]}>{day && <Day day={day} {...cell} />}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {umugandaOf(month) >= span.first && umugandaOf(month) <= span.last && (
        <p className="month__note soft">{words.umuganda({ day: umugandaOf(month) })}</p>
      )}
    </div>
  );
}

function useArrows(cursor: string, span: DaySpan, onMove: (day: string) => void) {
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

  return { table, onKeyDown };
}

type DayProps = Omit<MonthTableProps, 'month' | 'busy' | 'onMove' | 'titleId'> & { day: string };

function Day({ day, span, cursor, look, onPress }: DayProps): ReactNode {
  const number = Number(day.slice(8));
  if (day < span.first || day > span.last) return <span className="month__past soft">{number}</span>;
  const { note, lines = [], label, pressed, current, refused, tone } = look(day);
  return (
    <button
      type="button"
      className="month__day"
      data-day={day}
      data-tone={tone}
      aria-pressed={pressed}
      aria-current={current ? 'date' : undefined}
      aria-disabled={refused || undefined}
      tabIndex={day === cursor ? 0 : -1}
      onClick={({ shiftKey }) => onPress(day, shiftKey)}
    >
      <span aria-hidden="true">{number}</span>
      <small aria-hidden="true">{note}</small>
      {lines.length > 0 && (
        <span className="month__lines" aria-hidden="true">
          {lines.map(({ id, text }) => (
            <span key={id}>{text}</span>
          ))}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
