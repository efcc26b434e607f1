import type { BookingStatus } from '#src/domain/booking/booking.ts';
import { addDays, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import type { StudioCalendar } from '../calendar-content.ts';

/**
 * Reason for a hold (docs/product.md, Held slots).
 * An offer holds its slot until the end of `lastDay`, `YYYY-MM-DD` in Kigali.
 */
export type Hold = 'payment' | 'price' | { lastDay: string };

/** Minimum minutes that a payment request holds the slot; a reply takes no longer, if it arrives. */
const requestMinutes = 60;

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

export function holdEnd(hold: Hold, { unpaidHours, requestDays }: StudioCalendar['hold'], now: Date): Date {
  if (typeof hold === 'object') return kigaliMoment(addDays(hold.lastDay, 1));
  return new Date(now.getTime() + (hold === 'payment' ? unpaidHours : 24 * requestDays) * hourMs);
}

/** Extends a hold for a payment request sent now; never shortens it. */
export function requestEnd(heldUntil: Date, now: Date): Date {
  return later(heldUntil, new Date(now.getTime() + requestMinutes * minuteMs));
}

export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

export interface SlotFacts {
  status: BookingStatus;
  /** `YYYY-MM-DD` in Kigali; null while the date is open. */
  eventDate: string | null;
  /** Null once the slot can no longer be lost. */
  heldUntil: Date | null;
}

/** Slot that can be lost, or may already be taken by others. */
export interface Slot {
  state: 'held' | 'ended';
  /** ISO instant. */
  until: string;
}

/** Returns an unpaid booking's slot; undefined if it cannot be lost before the day is over. */
export function slotOf({ status, eventDate, heldUntil }: SlotFacts, now: Date): Slot | undefined {
  if (status === 'cancelled' || eventDate === null || heldUntil === null) return undefined;
  if (todayInKigali(heldUntil) > eventDate || todayInKigali(now) > eventDate) return undefined;
  return { state: heldUntil > now ? 'held' : 'ended', until: heldUntil.toISOString() };
}
