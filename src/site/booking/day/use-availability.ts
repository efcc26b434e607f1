import { useEffect, useMemo, useState } from 'react';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** Timeout in milliseconds. The server checks the day again anyway, so the form works without. */
const timeoutMs = 8000;

export interface Availability {
  status: 'loading' | 'known' | 'unreached';
  /** By day (YYYY-MM-DD); empty until loaded. */
  days: ReadonlyMap<string, DayAvailability>;
  retry: () => void;
}

/** Separator that no SKU contains. */
const between = ' ';

interface Question {
  month: string;
  /** Distinct SKUs, sorted and joined, so that equal orders compare equal. */
  skus: string;
}

interface Asked extends Question {
  days: Map<string, DayAvailability> | undefined;
}

/** Loads a month (`YYYY-MM`) for the SKUs of an order; a change of any argument reloads it. */
export function useAvailability(month: string, order: readonly string[], occasion: unknown): Availability {
  const [asked, setAsked] = useState<Asked>();
  const [tries, setTries] = useState(0);
  const skus = [...new Set(order)].sort().join(between);

  // A new `occasion` or retry reloads the same month.
  const question = useMemo(() => ({ month, skus, occasion, tries }), [month, skus, occasion, tries]);

  useEffect(() => {
    let left = false;
    void fetchAvailability(question).then((days) => {
      if (!left) setAsked({ ...question, days });
    });
    return () => {
      left = true;
    };
  }, [question]);

  const retry = () => {
    setAsked(undefined);
    setTries((count) => count + 1);
  };
  if (asked?.month !== month || asked.skus !== skus) return { status: 'loading', days: new Map(), retry };
  if (asked.days === undefined) return { status: 'unreached', days: new Map(), retry };
  return { status: 'known', days: asked.days, retry };
}

/** Fetches the availability by day; undefined if the server cannot be reached. */
async function fetchAvailability({ month, skus }: Question): Promise<Asked['days']> {
  const query = { month, sku: skus === '' ? [] : skus.split(between) };
  const answer = await answerTo((init) => api.availability.$get({ query }, { init }), timeoutMs);
  return answer.kind === 'ok' ? new Map(answer.data.days.map((one) => [one.day, one])) : undefined;
}
