import { useEffect, useMemo, useState } from 'react';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
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

/** What no price has in its address. */
const between = ' ';

interface Question {
  month: string;
  /** One after the other: the same order is the same question. */
  skus: string;
}

interface Asked extends Question {
  days: Map<string, DayAvailability> | undefined;
}

/** Asks for a month (`YYYY-MM`) and an order, by its prices, whenever another one is shown, and again when `occasion` changes. */
export function useAvailability(month: string, order: readonly string[], occasion: unknown): Availability {
  const [asked, setAsked] = useState<Asked>();
  const [tries, setTries] = useState(0);
  const skus = [...new Set(order)].sort().join(between);

  // Another one, though of the same month, asks again.
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

/** What is left of a month's days for an order, by day; undefined when the server could not be reached. */
async function fetchAvailability({ month, skus }: Question): Promise<Asked['days']> {
  const query = { month, sku: skus === '' ? [] : skus.split(between) };
  const answer = await answerTo((init) => api.availability.$get({ query }, { init }), patience);
  return answer.kind === 'ok' ? new Map(answer.data.days.map((one) => [one.day, one])) : undefined;
}
