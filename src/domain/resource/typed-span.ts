import { addDays, isCalendarDate, kigaliMoment, timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import type { Span } from './shift-spans.ts';

/** Span as typed in Kigali time. Without hours it takes whole days. */
export interface TypedSpan {
  firstDay: string;
  startTime: string;
  lastDay: string;
  endTime: string;
}

type ReadSpan = { span: { from: string; to: string } } | { fields: Partial<TypedSpan> };

/** Reads a typed span as ISO instants, or says what is wrong by field. */
export function readSpan({ firstDay, startTime, lastDay, endTime }: TypedSpan): ReadSpan {
  if (!isCalendarDate(firstDay)) return { fields: { firstDay: 'Please choose a date.' } };
  if (!isCalendarDate(lastDay)) return { fields: { lastDay: 'Please choose a date.' } };
  const from = kigaliMoment(firstDay, startTime || undefined);
  const to = endTime === '' ? kigaliMoment(addDays(lastDay, 1)) : kigaliMoment(lastDay, endTime);
  if (Number.isNaN(from.getTime())) return { fields: { startTime: 'Please enter a time such as 10:00.' } };
  if (Number.isNaN(to.getTime())) return { fields: { endTime: 'Please enter a time such as 12:00.' } };
  if (from < to) return { span: { from: from.toISOString(), to: to.toISOString() } };
  const field = firstDay > lastDay || endTime === '' ? 'lastDay' : 'endTime';
  return { fields: { [field]: 'The end must be after the start.' } };
}

/** Writes a span as it would be typed; midnights stay open. */
export function toTypedSpan({ from, to }: Span): TypedSpan {
  const [starts, ends] = [timeInKigali(from), timeInKigali(to)];
  const isWholeDays = ends === '00:00';
  return {
    firstDay: todayInKigali(from),
    startTime: starts === '00:00' ? '' : starts,
    lastDay: todayInKigali(isWholeDays ? new Date(Number(to) - 1) : to),
    endTime: isWholeDays ? '' : ends,
  };
}
