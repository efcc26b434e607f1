import { useState } from 'react';
import type { Period } from '#src/domain/availability/days.ts';
import { type DaySpan, within } from '#src/lib/dates/day-keys.ts';
import { recall, remember } from '#src/lib/storage/session-memory.ts';

const key = 'fts_days_period';

export function usePeriod(span: DaySpan): [Period, (period: Period) => void] {
  const [period, setPeriod] = useState(() => {
    const [from = '', to = ''] = (recall(key) ?? '').split(' ');
    return { from: within(span, from), to: within(span, to) };
  });
  return [
    period,
    (chosen) => {
      remember(key, `${chosen.from} ${chosen.to}`);
      setPeriod(chosen);
    },
  ];
}
