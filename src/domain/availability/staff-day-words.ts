import { en as availability } from '#src/domain/availability/words/en.ts';
import { formatDate, monthNames } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { startsLate } from '#src/lib/dates/umuganda.ts';
import { plural } from '#src/lib/text.ts';
import { speak } from '#src/lib/words/messages.ts';
import {
  bookingsWithin,
  countDays,
  type DayBooking,
  type Period,
  type StaffDay,
  toPublicDay,
} from './days.ts';

const dayWords = speak('en', availability);

/** Formats a period: "5 December 2026", "5–9 December 2026", "30 December 2026 – 2 January 2027". */
export function periodText({ from, to }: Period): string {
  if (from === to) return formatDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to)}`;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? dayAndMonth(from) : formatDate(from)} – ${formatDate(to)}`;
}

function dayAndMonth(day: string): string {
  return `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]}`;
}

/** Returns the note under a day's number: "3/8", "2 booked" or "Closed". */
export function staffDayNote(day: StaffDay | undefined, capacity: number): string {
  if (day === undefined) return '';
  const booked = day.bookings.length;
  if (toPublicDay(day, capacity).closed === undefined) return `${booked}/${capacity}`;
  return booked > 0 ? `${booked} booked` : 'Closed';
}

/** Labels a day for screen readers: "Saturday 5 December 2026, 3 of 8 booked". */
export function staffDayLabel(date: string, day: StaffDay | undefined, capacity: number): string {
  const words = day === undefined ? '' : stateText(day, capacity);
  const label = words === '' ? formatWeekdayDate(date) : `${formatWeekdayDate(date)}, ${words}`;
  const later = startsLate(date) ? dayWords.lateStart : undefined;
  return later === undefined ? label : `${label}. ${later}`;
}

/** Describes a day: "3 of 8 booked", "full, 9 of 8 booked", "blocked (stocktaking), 2 booked". */
function stateText(day: StaffDay, capacity: number): string {
  const booked = day.bookings.length;
  const { left, closed } = toPublicDay(day, capacity);
  if (closed !== undefined) {
    const closing = day.holiday === undefined ? `blocked (${closed})` : `closed (${closed})`;
    return booked === 0 ? closing : `${closing}, ${booked} booked`;
  }
  if (left === 0) return `full, ${booked} of ${capacity} booked`;
  const full = day.full.length === 0 ? '' : `, full for ${dayWords.services({ services: day.full })}`;
  return `${booked} of ${capacity} booked${full}`;
}

/** Summarises the loaded days: "3 of 8 booked." or "5 days: 4 bookings, 2 blocked." */
export function chosenDaysSentence(period: Period, known: readonly StaffDay[], capacity: number): string {
  const [day] = known;
  const length = countDays(period);
  if (length === 1) return day === undefined ? '' : sentence(stateText(day, capacity));
  const booked = bookingsWithin(known, period).length;
  const blocked = known.filter(({ block }) => block !== undefined).length;
  const more = known.length < length ? ' The days of other months are counted when you block them.' : '';
  return `${length} days: ${plural(booked, 'booking')}, ${blocked} blocked.${more}`;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Most bookings listed with client and date; the rest is counted. */
const mostNamed = 10;

export function closingSentence(bookings: readonly (DayBooking & { day: string })[]): string {
  const named = bookings
    .slice(0, mostNamed)
    .map(({ reference, name, day }) => `${reference} of ${name} (${formatDate(day)})`);
  const more = bookings.length - named.length;
  const all = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  const which = bookings.length === 1 ? 'A booking is on a day' : `${bookings.length} bookings are on days`;
  return `${which} that this closes: ${all}. Publishing does not cancel bookings or tell clients: please call.`;
}

export function bookingsStaySentence(references: readonly string[]): string {
  const [one] = references;
  const which =
    references.length === 1
      ? `Booking ${one} is on these days.`
      : `${references.length} bookings are on these days: ${references.join(', ')}.`;
  return `${which} Blocking does not cancel bookings or tell clients: please call.`;
}
