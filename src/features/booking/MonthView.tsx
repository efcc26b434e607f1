import { type ReactNode, useEffect, useState } from 'react';
import { addMonths, formatMonth, monthOf } from '#src/lib/months.ts';
import { type DaySpan, within } from './day-keys.ts';
import { chosenSentence, closedDays } from './day-words.ts';
import { MonthTable } from './MonthTable.tsx';
import { useAvailability } from './use-availability.ts';

interface MonthViewProps {
  /** The date field, which keeps the chosen day. */
  input: HTMLInputElement;
  span: DaySpan;
  /** Whatever the server said of the day last: what is left may have changed. */
  refusal: string | undefined;
}

/** A month with what is left of each day; a press puts the day into the date field. */
export function MonthView({ input, span, refusal }: MonthViewProps): ReactNode {
  const typed = useTyped(input);
  const chosen = typed >= span.first && typed <= span.last ? typed : undefined;
  const [cursor, setCursor] = useState(chosen ?? span.first);
  const [pressed, setPressed] = useState<string>();
  const month = monthOf(cursor);
  const { status, days, retry } = useAvailability(month, refusal);
  const told = pressed ?? chosen;

  useEffect(() => {
    setPressed(undefined);
    if (chosen !== undefined) setCursor(chosen);
  }, [chosen]);

  function press(day: string): void {
    setCursor(day);
    setPressed(day);
    if (days.get(day)?.left === 0) return;
    input.value = day;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <section className="month" aria-labelledby="month-title">
      <div className="month__head">
        <Turn by={-1} {...{ cursor, span, setCursor }} />
        <h3 className="month__title" id="month-title" aria-live="polite">
          {formatMonth(month)}
        </h3>
        <Turn by={1} {...{ cursor, span, setCursor }} />
      </div>
      <MonthTable
        {...{ month, days, span, chosen, cursor, onMove: setCursor, onPress: press }}
        busy={status === 'loading'}
      />
      {status === 'unreached' && (
        <p className="month__note">
          We cannot see which days are free at the moment. Choose the day you like; we look when you book.{' '}
          <button type="button" className="button button--quiet button--small" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ClosedDays reasons={closedDays(days.values())} />
      <p className="month__told" role="status">
        {told !== undefined && monthOf(told) === month && status !== 'loading'
          ? chosenSentence(told, days.get(told))
          : ''}
      </p>
    </section>
  );
}

interface TurnProps {
  /** Months. */
  by: 1 | -1;
  cursor: string;
  span: DaySpan;
  setCursor: (day: string) => void;
}

/** Shows the month before or after; stays in its place at the ends, so that the focus does. */
function Turn({ by, cursor, span, setCursor }: TurnProps): ReactNode {
  const month = addMonths(monthOf(cursor), by);
  const ended = month < monthOf(span.first) || month > monthOf(span.last);
  return (
    <button
      type="button"
      className="icon-button month__turn"
      aria-label={by === 1 ? 'Next month' : 'Previous month'}
      aria-disabled={ended || undefined}
      onClick={() => !ended && setCursor(within(span, `${month}-01`))}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={by === 1 ? 'm9 4 8 8-8 8' : 'm15 4-8 8 8 8'} strokeWidth="2" />
      </svg>
    </button>
  );
}

function ClosedDays({ reasons }: { reasons: string[] }): ReactNode {
  return reasons.length > 0 && <p className="month__note">Closed: {reasons.join(' · ')}</p>;
}

/** What stands in the field, typed or chosen. */
function useTyped(input: HTMLInputElement): string {
  const [value, setValue] = useState(input.value);
  useEffect(() => {
    const read = () => setValue(input.value);
    read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);
  return value;
}
