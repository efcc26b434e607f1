import type { Period } from '#src/domain/availability/days.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';

/** Builds the address of the page that blocks days, with these days filled in. */
export function blockLink(home: string, { from, to }: Period): string {
  return `${home}/calendar/days?${new URLSearchParams({ from, to })}`;
}

/** Returns the days of such an address; undefined if it has none, or wrong ones. */
export function periodInAddress(search: string): Period | undefined {
  const address = new URLSearchParams(search);
  const from = address.get('from') ?? '';
  const to = address.get('to') ?? from;
  return isCalendarDate(from) && isCalendarDate(to) && from <= to ? { from, to } : undefined;
}
