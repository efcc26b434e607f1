import { useState } from 'react';
import type { Period } from '#src/domain/availability/days.ts';
import { type DaySpan, within } from '#src/lib/dates/day-keys.ts';
import { recall, remember } from '#src/lib/storage/session-memory.ts';
import { goTo } from '../lists/use-address.ts';
import { periodInAddress } from './block-link.ts';

const key = 'fts_days_period';

interface ChosenPeriod {
  period: Period;
  /** True if the page was opened for these days. */
  linked: boolean;
  setPeriod: (period: Period) => void;
}

/** Returns the days of the address; without any, those chosen last in this tab. */
export function usePeriod(span: DaySpan): ChosenPeriod {
  const [{ period, linked }, setChosen] = useState(() => {
    const asked = periodInAddress(window.location.search);
    const [from = '', to = ''] = (recall(key) ?? '').split(' ');
    const start = asked ?? { from, to };
    return {
      period: { from: within(span, start.from), to: within(span, start.to) },
      linked: asked !== undefined,
    };
  });
  return {
    period,
    linked,
    setPeriod(chosen) {
      remember(key, `${chosen.from} ${chosen.to}`);
      // The address names the days that were linked, not those chosen since.
      goTo('', 'replace');
      setChosen({ period: chosen, linked });
    },
  };
}
