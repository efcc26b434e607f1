import { en as availability } from '#src/domain/availability/words/en.ts';
import { paidState } from '#src/domain/booking/booking-list.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import type { SessionTime } from '#src/domain/booking/day/session-time.ts';
import { hoursText } from '#src/domain/booking/day/session-words.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import { bookingStates, paidWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import {
  type CalendarAssignment,
  type CalendarBooking,
  type CalendarClass,
  type CalendarDay,
  type MonthDay,
  mostDayNames,
} from '#src/domain/calendar/calendar.ts';
import { monthNames } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate, shortWeekdays, weekdayOf } from '#src/lib/dates/months.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import { speak } from '#src/lib/words/messages.ts';
import type { SessionBlock } from './hours/hour-columns.ts';
import { dayMinutes, type MinuteSpan } from './hours/hour-layout.ts';
import { isReassigned, type SessionDraft } from './hours/session-draft.ts';
import { clockOf } from './hours/session-steps.ts';

const sessionWords = speak('en', session);
const dayWords = speak('en', availability);

export function dayNote(day: CalendarDay | undefined, capacity: number): string {
  if (day === undefined) return '';
  const { booked, closed, left } = day;
  if (booked > 0) return closed === undefined && left !== null ? `${booked}/${capacity}` : `${booked}`;
  return closed === undefined ? '' : 'Closed';
}

export function dayNames(day: MonthDay | undefined): { id: string; text: string }[] {
  if (day === undefined) return [];
  const fitting = day.booked > mostDayNames ? mostDayNames - 1 : mostDayNames;
  const names = day.names.slice(0, fitting).map((text, position) => ({ id: String(position), text }));
  const more = day.booked - names.length;
  return more > 0 ? [...names, { id: 'more', text: `${more} more` }] : names;
}

/** Builds the accessible label: "Saturday 5 December 2026, 3 booked, 5 slots left". */
export function dayLabel(date: string, day: CalendarDay | undefined): string {
  const label = day === undefined ? formatWeekdayDate(date) : `${formatWeekdayDate(date)}, ${stateText(day)}`;
  const later = lateStartSentence(dayWords, date);
  return later === undefined ? label : `${label}. ${later}`;
}

/** Formats a day's state: "3 booked, 5 slots left.", "Blocked (stocktaking), no bookings." */
export function daySentence(day: CalendarDay): string {
  const words = stateText(day);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const later = lateStartSentence(dayWords, day.day);
  return later === undefined ? sentence : `${sentence} ${later}`;
}

function stateText({ booked: count, left, full, closed, blocked }: CalendarDay): string {
  const booked = count === 0 ? 'no bookings' : `${count} booked`;
  if (closed !== undefined) return `${blocked ? 'blocked' : 'closed'} (${closed}), ${booked}`;
  if (left === null) return booked;
  if (left === 0) return `full, ${booked}`;
  const none = full.length === 0 ? '' : `, none for ${dayWords.services({ services: full })}`;
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

export const hourWords = {
  wholeDay: 'Whole day',
  byHour: 'By hour',
  nobody: 'Nobody yet',
  noOne: 'Nobody can be assigned yet.',
  help: 'Drag a session to another hour or day, or its lower edge to change the length. By keys: arrows move it, Shift with up and down changes the length, Enter confirms, Escape undoes.',
  helpByPerson:
    'Drag a session to another hour or person, or its lower edge to change the length. By keys: arrows move it, Shift with up and down changes the length, Enter confirms, Escape undoes.',
  notAssigned: 'We could not change the assignment',
  halfAssigned: 'Both are assigned now',
} as const;

export const viewNames = { month: 'Month', week: 'Week', day: 'Day' } as const;

/** "10:00–12:00"; a span until midnight ends at 00:00. */
export function spanText({ from, to }: MinuteSpan): string {
  return `${clockOf(from)}–${clockOf(to % dayMinutes)}`;
}

/** Hours of a whole session, or of a person’s part in it. */
export function blockTimes(block: SessionBlock): string {
  return block.assignment === undefined ? (hoursText(sessionWords, block.booking) ?? '') : spanText(block);
}

/** Hours of a class: "18:00–20:00", or as published where they cannot be read. */
export function classHours(one: CalendarClass): string {
  return hoursText(sessionWords, one) ?? one.hours;
}

/** Hours of a booking in a list: "10:00–12:00", "Whole day". */
export function hoursOrWholeDay(session: Pick<SessionTime, 'startTime' | 'minutes'>): string {
  return hoursText(sessionWords, session) ?? hourWords.wholeDay;
}

export function peopleText(people: readonly string[]): string {
  return people.length === 0 ? hourWords.nobody : people.join(', ');
}

/** Builds the accessible label: "10:00–12:00, Aline Uwase, Portraits, Eric, Confirmed, Paid". */
export function sessionLabel(block: SessionBlock): string {
  const { booking } = block;
  const times = blockTimes(block) || hourWords.wholeDay;
  const words = [times, booking.name, orderText(booking), peopleText(booking.people)];
  return [...words, bookingStates[booking.status], moneyText(booking)].filter(Boolean).join(', ');
}

/** Names what takes a person or kit: the reason of an absence, or another booking’s reference. */
export function takenText({ reason, reference }: CalendarAssignment): string {
  return reason || (reference ?? '');
}

/** Says what a drag or keys would do: "Aline Uwase: Thu 26 Nov, 10:00–12:00". */
export function draftSentence(draft: SessionDraft): string {
  const { block, column, to } = draft;
  if (isReassigned(draft)) return `${block.booking.name}: ${column.resource?.name ?? hourWords.nobody}`;
  return `${block.booking.name}: ${shortDay(to.eventDate)}, ${hoursText(sessionWords, to) ?? 'the whole day'}`;
}

/** Says who has a session after a drag between people. */
export function assignedSentence({ block, column }: SessionDraft): string {
  const { name } = block.booking;
  return column.resource === undefined
    ? `Nobody is assigned to ${name} now.`
    : `${column.resource.name} is assigned to ${name}.`;
}

/** "Thu 26 Nov" */
export function shortDay(day: string): string {
  const month = monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3);
  return `${shortWeekdays[weekdayOf(day)]} ${Number(day.slice(8))} ${month}`;
}

/** Lists the kit of a booking by name, each once. */
export function kitOf(assignments: readonly CalendarAssignment[], bookingId: string): string[] {
  const kit = assignments.filter((one) => one.bookingId === bookingId && one.resource.kind !== 'person');
  return [...new Set(kit.map(({ resource }) => resource.name))].sort();
}
