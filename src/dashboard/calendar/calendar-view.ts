import type { Period } from '#src/domain/availability/days.ts';
import { periodText } from '#src/domain/availability/staff-day-words.ts';
import { calendarSpan, isInCalendar } from '#src/domain/calendar/calendar.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import {
  addMonths,
  formatMonth,
  formatWeekdayDate,
  lastDayOf,
  monthOf,
  weekdayOf,
} from '#src/lib/dates/months.ts';

export interface CalendarView {
  view: 'month' | 'week' | 'day';
  day: string;
  open: boolean;
}

const views = ['month', 'week', 'day'] as const;

/** Lists the views of a screen: a table by hour needs a wide one. */
export function viewsOn(isWide: boolean): readonly CalendarView['view'][] {
  return isWide ? views : ['month', 'day'];
}

/** Replaces the week of a wide screen by the day. */
export function fittingView(view: CalendarView, isWide: boolean): CalendarView {
  return viewsOn(isWide).includes(view.view) ? view : { ...view, view: 'day' };
}

export function readCalendarView(search: string, today: string): CalendarView {
  const address = new URLSearchParams(search);
  const [open, day] = ['open', 'day'].map((name) => address.get(name) ?? '').map(validDay);
  return {
    view: views.find((view) => view === address.get('view')) ?? 'month',
    day: open ?? day ?? today,
    open: open !== undefined,
  };
}

/** Builds the query string; empty for this month with today selected. */
export function writeCalendarView({ view, day, open }: CalendarView, today: string): string {
  const address = new URLSearchParams();
  if (view !== 'month') address.set('view', view);
  if (open) address.set('open', day);
  else if (day !== today) address.set('day', day);
  return address.size > 0 ? `?${address}` : '';
}

export function shownDays({ view, day }: Pick<CalendarView, 'view' | 'day'>): Period {
  if (view === 'day') return { from: day, to: day };
  if (view === 'month') return { from: `${monthOf(day)}-01`, to: lastDayOf(monthOf(day)) };
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

/** Adds the day before, whose sessions can end on the first of these days. */
export function withEve({ from, to }: Period): Period {
  return from > calendarSpan.first ? { from: addDays(from, -1), to } : { from, to };
}

/** Returns the previous or next month, week or day; undefined beyond the calendar's ends. */
export function turned(view: CalendarView, by: 1 | -1): CalendarView | undefined {
  const day = turnedDay(view, by);
  return isInCalendar(day) ? { ...view, day, open: false } : undefined;
}

function turnedDay({ view, day }: CalendarView, by: 1 | -1): string {
  if (view === 'day') return addDays(day, by);
  return view === 'month'
    ? `${addMonths(monthOf(day), by)}-01`
    : addDays(shownDays({ view, day }).from, 7 * by);
}

/** "December 2026", "30 November – 6 December 2026", "Saturday 5 December 2026" */
export function viewTitle(view: CalendarView): string {
  if (view.view === 'day') return formatWeekdayDate(view.day);
  return view.view === 'month' ? formatMonth(monthOf(view.day)) : periodText(shownDays(view));
}

function validDay(day: string): string | undefined {
  return isInCalendar(day) ? day : undefined;
}
