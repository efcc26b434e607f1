import type { BookingStatus } from '#src/domain/booking/booking.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import type { StudioCalendar } from '../calendar-content.ts';

/** How long a booking that is not paid keeps its slot of a day (docs/product.md, Held slots). */

/** What an unpaid booking waits for. An offer holds its slot until the end of its last day, `YYYY-MM-DD` in Kigali. */
export type Hold = 'payment' | 'price' | { lastDay: string };

/** A payment request that is sent keeps the slot for so many minutes at least: it is answered within them, if at all. */
const requestMinutes = 60;

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Until when a slot is held that is asked for now. */
export function holdEnd(hold: Hold, { unpaidHours, requestDays }: StudioCalendar['hold'], now: Date): Date {
  if (typeof hold === 'object') return new Date(`${addDays(hold.lastDay, 1)}T00:00:00+02:00`);
  return new Date(now.getTime() + (hold === 'payment' ? unpaidHours : 24 * requestDays) * hourMs);
}

/** Until when the slot is held of a booking that is asked for its payment now, and would hold it until then anyway. */
export function requestEnd(heldUntil: Date, now: Date): Date {
  return later(heldUntil, new Date(now.getTime() + requestMinutes * minuteMs));
}

/** The later of two moments. */
export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** What decides whether a slot can still be lost. */
export interface SlotFacts {
  status: BookingStatus;
  /** `YYYY-MM-DD` in Kigali; null while the day is open. */
  eventDate: string | null;
  /** Null once the slot cannot be lost any more. */
  heldUntil: Date | null;
}

/** A slot that can be lost, or that others may have by now. */
export interface Slot {
  state: 'held' | 'ended';
  /** ISO instant. */
  until: string;
}

/** The slot of a booking that is not paid; undefined where none is at stake before the day is over. */
export function slotOf({ status, eventDate, heldUntil }: SlotFacts, now: Date): Slot | undefined {
  if (status === 'cancelled' || eventDate === null || heldUntil === null) return undefined;
  if (todayInKigali(heldUntil) > eventDate || todayInKigali(now) > eventDate) return undefined;
  return { state: heldUntil > now ? 'held' : 'ended', until: heldUntil.toISOString() };
}
