import type { BookingStatus } from '#src/domain/booking/booking.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import type { StudioCalendar } from '../calendar-content.ts';

/** How long a booking that is not paid keeps its place of a day (docs/product.md, Held slots). */

/** What an unpaid booking waits for. An offer holds its place until the end of its last day, `YYYY-MM-DD` in Kigali. */
export type Hold = 'payment' | 'price' | { lastDay: string };

/** A payment request that is sent keeps the place for so many minutes at least: it is answered within them, if at all. */
const requestMinutes = 60;

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Until when a place is held that is asked for now. */
export function holdEnd(hold: Hold, { unpaidHours, requestDays }: StudioCalendar['hold'], now: Date): Date {
  if (typeof hold === 'object') return new Date(`${addDays(hold.lastDay, 1)}T00:00:00+02:00`);
  return new Date(now.getTime() + (hold === 'payment' ? unpaidHours : 24 * requestDays) * hourMs);
}

/** Until when the place is held of a booking that is asked for its payment now, and would hold it until then anyway. */
export function requestEnd(heldUntil: Date, now: Date): Date {
  return later(heldUntil, new Date(now.getTime() + requestMinutes * minuteMs));
}

/** The later of two moments. */
export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** What decides whether a place can still be lost. */
export interface PlaceFacts {
  status: BookingStatus;
  /** `YYYY-MM-DD` in Kigali; null while the day is open. */
  eventDate: string | null;
  /** Null once the place cannot be lost any more. */
  heldUntil: Date | null;
}

/** A place that can be lost, or that others may have by now. */
export interface Place {
  state: 'held' | 'ended';
  /** ISO instant. */
  until: string;
}

/** The place of a booking that is not paid; undefined where none is at stake before the day is over. */
export function placeOf({ status, eventDate, heldUntil }: PlaceFacts, now: Date): Place | undefined {
  if (status === 'cancelled' || eventDate === null || heldUntil === null) return undefined;
  if (todayInKigali(heldUntil) > eventDate || todayInKigali(now) > eventDate) return undefined;
  return { state: heldUntil > now ? 'held' : 'ended', until: heldUntil.toISOString() };
}
