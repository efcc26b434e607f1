import './session-date.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { bookingHorizonDays } from '#src/domain/availability/booking-day.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import type { MonthView } from './MonthView.tsx';

interface SessionDateProps {
  label: string;
  hint: string;
  /** True when no day need be chosen. */
  optional?: boolean;
  /** Calendar date in Kigali; undefined in the page as the server sent it. */
  today: string | undefined;
  /** The prices of what is booked. */
  order: readonly string[];
  /** Sentence about the day; the form around it has one, unless given. */
  error?: string | undefined;
  /** A day of the month was chosen. */
  onChoose?: () => void;
}

const touches = ['focusin', 'pointerdown'] as const;

interface Loaded {
  View: typeof MonthView;
  input: HTMLInputElement;
}

/** The day of the session: a date field to type in, and below it a month that shows what is left. */
export function SessionDate({
  label,
  hint,
  optional = false,
  today,
  order,
  error: given,
  onChoose,
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
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Loads the month when the field comes near the view or is touched. Where that fails, the field does without. */
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
          // The next touch tries again.
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
