import './session-date.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import type { WaitFor } from '../waiting/use-waiting.tsx';
import type { MonthView } from './MonthView.tsx';

interface SessionDateProps {
  label: string;
  hint: string;
  optional?: boolean;
  /** Calendar date in Kigali; undefined in the server-rendered page. */
  today: string | undefined;
  /** SKUs to be booked. */
  order: readonly string[];
  /** Error about the day; defaults to the one of the enclosing form. */
  error?: string | undefined;
  onChoose?: () => void;
  /** Lets the visitor wait for a full day. */
  waitFor?: WaitFor;
}

const touches = ['focusin', 'pointerdown'] as const;

interface Loaded {
  View: typeof MonthView;
  input: HTMLInputElement;
}

export function SessionDate({
  label,
  hint,
  optional = false,
  today,
  order,
  error: given,
  onChoose,
  waitFor,
}: SessionDateProps): ReactNode {
  const error = useFieldError('eventDate', given);
  const { place: element, loaded, failed } = useMonthView();
  const last = today && addDays(today, bookingHorizonDays);
  return (
    <div className="session-date stack" ref={element}>
      <TextField
        name="eventDate"
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        type="date"
        min={today}
        max={last}
      />
      {!failed && (
        <div className="session-date__month">
          {loaded && today && last && (
            <loaded.View
              input={loaded.input}
              span={{ first: today, last }}
              order={order}
              refusal={error}
              onChoose={onChoose}
              waitFor={waitFor}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Loads the month lazily when the field nears the viewport or is touched; works without it. */
function useMonthView() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;

    let underWay = false;
    const load = (): void => {
      const input = element.querySelector('input');
      if (underWay || !input) return;
      underWay = true;
      import('./MonthView.tsx').then(
        ({ MonthView }) => {
          setLoaded({ View: MonthView, input });
          setFailed(false);
        },
        () => {
          underWay = false;
          setFailed(true);
        },
      );
    };
    const nearing = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), {
      rootMargin: '200px',
    });
    nearing.observe(element);
    for (const touch of touches) element.addEventListener(touch, load);
    return () => {
      nearing.disconnect();
      for (const touch of touches) element.removeEventListener(touch, load);
    };
  }, []);

  return { place, loaded, failed };
}
