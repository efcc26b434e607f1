import type { ReactNode } from 'react';
import { type DaySpan, within } from '#src/lib/dates/day-keys.ts';
import { addMonths, monthOf } from '#src/lib/dates/months.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

interface MonthHeadProps {
  cursor: string;
  span: DaySpan;
  onMove: (day: string) => void;
  heading?: 'h2' | 'h3';
}

export function MonthHead({ heading: Heading = 'h3', ...props }: MonthHeadProps): ReactNode {
  return (
    <div className="apart month__head">
      <Turn by={-1} {...props} />
      <Heading className="text-l" id="month-title" aria-live="polite">
        {useWords('controls').monthTitle({ month: monthOf(props.cursor) })}
      </Heading>
      <Turn by={1} {...props} />
    </div>
  );
}

interface TurnProps extends MonthHeadProps {
  by: 1 | -1;
}

/** Moves by a month; stays rendered at the ends, so that it keeps the focus. */
function Turn({ by, cursor, span, onMove }: TurnProps): ReactNode {
  const words = useWords('controls');
  const month = addMonths(monthOf(cursor), by);
  const ended = month < monthOf(span.first) || month > monthOf(span.last);
  return (
    <button
      type="button"
      className="icon-button month__turn"
      aria-label={by === 1 ? words.nextMonth : words.previousMonth}
      aria-disabled={ended || undefined}
      onClick={() => !ended && onMove(within(span, `${month}-01`))}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={by === 1 ? 'm9 4 8 8-8 8' : 'm15 4-8 8 8 8'} strokeWidth="2" />
      </svg>
    </button>
  );
}
