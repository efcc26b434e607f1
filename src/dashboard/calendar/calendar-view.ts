import type { Period } from '#src/domain/availability/days.ts';
import { periodText } from '#src/domain/availability/staff-day-words.ts';
import { isInCalendar } from '#src/domain/calendar/calendar.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { addMonths, formatMonth, lastDayOf, monthOf, weekdayOf } from '#src/lib/dates/months.ts';

export interface CalendarView {
  view: 'month' | 'week';
  day: string;
  open: boolean;
}

export function readCalendarView(search: string, today: string): CalendarView {
  const address = new URLSearchParams(search);
  const [open, day] = ['open', 'day'].map((name) => address.get(name) ?? '').map(validDay);
  return {
    view: address.get('view') === 'week' ? 'week' : 'month',
    day: open ?? day ?? today,
    open: open !== undefined,
  };
}

/** Builds the query string; empty for this month with today selected. */
export function writeCalendarView({ view, day, open }: CalendarView, today: string): string {
  const address = new URLSearchParams();
  if (view === 'week') address.set('view', view);
  if (open) address.set('open', day);
  else if (day !== today) address.set('day', day);
  return address.size > 0 ? `?${address}` : '';
}

export function shownDays({ view, day }: Pick<CalendarView, 'view' | 'day'>): Period {
  if (view === 'month') return { from: `${monthOf(day)}-01`, to: lastDayOf(monthOf(day)) };
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

/** Returns the previous or next month or week; undefined beyond the calendar's ends. */
export function turned(view: CalendarView, by: 1 | -1): CalendarView | undefined {
  const day =
    view.view === 'month' ? `${addMonths(monthOf(view.day), by)}-01` : addDays(shownDays(view).from, 7 * by);
  return isInCalendar(day) ? { ...view, day, open: false } : undefined;
}

/** "December 2026", "30 November – 6 December 2026" */
export function viewTitle(view: CalendarView): string {
  return view.view === 'month' ? formatMonth(monthOf(view.day)) : periodText(shownDays(view));
}

function validDay(day: string): string | undefined {
  return isInCalendar(day) ? day : undefined;
}
