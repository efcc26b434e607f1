import { useEffect, useMemo, useState } from 'react';
import type { DayAvailability } from '#src/features/availability/calendar.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** Milliseconds until the visitor does without: the server checks the day again in any case. */
const patience = 8000;

/** What is known of the days of a month. */
export interface Availability {
  status: 'loading' | 'known' | 'unreached';
  /** By day; empty until it is known. */
  days: ReadonlyMap<string, DayAvailability>;
  /** Asks again. */
  retry: () => void;
}

interface Asked {
  month: string;
  days: Map<string, DayAvailability> | undefined;
}

/** Asks for a month (`YYYY-MM`) whenever another one is shown, and again when `occasion` changes. */
export function useAvailability(month: string, occasion: unknown): Availability {
  const [asked, setAsked] = useState<Asked>();
  const [tries, setTries] = useState(0);

  // Another one, though of the same month, asks again.
  const question = useMemo(() => ({ month, occasion, tries }), [month, occasion, tries]);

  useEffect(() => {
    let left = false;
    void fetchAvailability(question.month).then((days) => {
      if (!left) setAsked({ month: question.month, days });
    });
    return () => {
      left = true;
    };
  }, [question]);

  const retry = () => {
    setAsked(undefined);
    setTries((count) => count + 1);
  };
  if (asked?.month !== month) return { status: 'loading', days: new Map(), retry };
  if (asked.days === undefined) return { status: 'unreached', days: new Map(), retry };
  return { status: 'known', days: asked.days, retry };
}

/** What is left of a month's days, by day; undefined when the server could not be reached. */
async function fetchAvailability(month: string): Promise<Asked['days']> {
  const answer = await answerTo((init) => api.availability.$get({ query: { month } }, { init }), patience);
  return answer.kind === 'ok' ? new Map(answer.data.days.map((one) => [one.day, one])) : undefined;
}
