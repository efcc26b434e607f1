import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { countedStart } from '#src/domain/booking/day/session-time.ts';
import { addDays, kigaliHour, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';

/** Hours in Kigali between which slots are offered: two hours later texts still arrive. */
const [firstHour, lastHour] = [8, 18];

const hourMs = 60 * 60 * 1000;

/** Hours that a client has to pay, and that a session must be ahead. */
const [offerHours, leastAhead] = [2, 24];

export function isOfferTime(now: Date): boolean {
  const hour = kigaliHour(now);
  return hour >= firstHour && hour < lastHour;
}

/** True while a slot on the day can still be offered: its earliest session is a day ahead. */
function mayBeOffered(day: string, now: Date): boolean {
  const start = countedStart({ eventDate: day, startTime: null, minutes: null });
  return start !== null && start.getTime() - now.getTime() >= leastAhead * hourMs;
}

/** Returns the first day that may be offered. */
export function firstOfferDay(now: Date): string {
  const tomorrow = addDays(todayInKigali(now), 1);
  return mayBeOffered(tomorrow, now) ? tomorrow : addDays(tomorrow, 1);
}

/** True for a full day that a client can wait for: the next look for free slots may offer it. */
export function isWaitable(day: DayAvailability | undefined, now: Date): boolean {
  if (day === undefined || day.closed !== undefined || day.tooSoon !== undefined) return false;
  return day.left === 0 && day.day >= firstDayToWaitFor(now);
}

/** Returns the first day that the next look for free slots may offer. */
export function firstDayToWaitFor(now: Date): string {
  return firstOfferDay(nextOfferTime(now));
}

/** Returns now in the hours of offers, else the next 08:00 in Kigali. */
function nextOfferTime(now: Date): Date {
  if (isOfferTime(now)) return now;
  const today = todayInKigali(now);
  return kigaliMoment(kigaliHour(now) < firstHour ? today : addDays(today, 1), '08:00');
}

export function offerEnd(now: Date): Date {
  return new Date(now.getTime() + offerHours * hourMs);
}
