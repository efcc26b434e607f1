import { servicesText } from '#src/domain/availability/services/day-services.ts';
import { paidState } from '#src/domain/booking/booking-list.ts';
import { paidWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import type { CalendarBooking, CalendarClass, CalendarDay } from '#src/domain/calendar/calendar.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { lateStartSentence } from '#src/lib/dates/umuganda.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';

const mostNames = 3;

export function dayNote(day: CalendarDay | undefined, capacity: number): string {
  if (day === undefined) return '';
  const { bookings, closed, left } = day;
  if (bookings.length > 0)
    return closed === undefined && left !== null ? `${bookings.length}/${capacity}` : `${bookings.length}`;
  return closed === undefined ? '' : 'Closed';
}

export function dayNames(day: CalendarDay | undefined): { id: string; text: string }[] {
  const bookings = day?.bookings ?? [];
  const fitting = bookings.length > mostNames ? mostNames - 1 : mostNames;
  const names = bookings.slice(0, fitting).map(({ id, name }) => ({ id, text: name }));
  const more = bookings.length - names.length;
  return more > 0 ? [...names, { id: 'more', text: `${more} more` }] : names;
}

/** Builds the accessible label: "Saturday 5 December 2026, 3 booked, 5 slots left". */
export function dayLabel(date: string, day: CalendarDay | undefined): string {
  const label = day === undefined ? formatWeekdayDate(date) : `${formatWeekdayDate(date)}, ${stateText(day)}`;
  const later = lateStartSentence(date);
  return later === undefined ? label : `${label}. ${later}`;
}

/** Formats a day's state: "3 booked, 5 slots left.", "Blocked (stocktaking), no bookings." */
export function daySentence(day: CalendarDay): string {
  const words = stateText(day);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const later = lateStartSentence(day.day);
  return later === undefined ? sentence : `${sentence} ${later}`;
}

function stateText({ bookings, left, full, closed, blocked }: CalendarDay): string {
  const booked = bookings.length === 0 ? 'no bookings' : `${bookings.length} booked`;
  if (closed !== undefined) return `${blocked ? 'blocked' : 'closed'} (${closed}), ${booked}`;
  if (left === null) return booked;
  if (left === 0) return `full, ${booked}`;
  const none = full.length === 0 ? '' : `, none for ${servicesText(full)}`;
  return `${booked}, ${plural(left, 'slot')} left${none}`;
}

/** Shortens an order: "Portrait photography, 2 hours and 1 more". */
export function orderText({ lines }: Pick<CalendarBooking, 'lines'>): string {
  const [first] = lines;
  if (first === undefined) return '';
  return lines.length > 1 ? `${lineText(first)} and ${lines.length - 1} more` : lineText(first);
}

export function lineText({ label, quantity }: CalendarBooking['lines'][number]): string {
  return quantity > 1 ? `${quantity} × ${label}` : label;
}

export function moneyText(booking: CalendarBooking): string {
  const state = paidState(booking);
  if (state === 'paid') return paidWords.paid;
  return booking.fixed ? `${formatMoney(booking.charged - booking.paid)} due` : 'Price not agreed yet';
}

export function classText({ seats, enrolled, waiting }: CalendarClass): string {
  const words = `${enrolled} of ${seats} enrolled`;
  return waiting > 0 ? `${words}, ${waiting} waiting` : words;
}
