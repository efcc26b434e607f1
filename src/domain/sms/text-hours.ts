import { addDays, kigaliHour, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';

/** Hours of the day in Kigali between which text messages and reminders may arrive. */
const [firstHour, lastHour] = [8, 20];

export function dayPartOf(now: Date): 'day' | 'night' {
  const hour = kigaliHour(now);
  return hour >= firstHour && hour < lastHour ? 'day' : 'night';
}

/** Returns the next morning at which messages may arrive again. */
export function nextDaytime(now: Date): Date {
  const today = todayInKigali(now);
  const day = kigaliHour(now) < firstHour ? today : addDays(today, 1);
  return kigaliMoment(day, `0${firstHour}:00`);
}
