import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { bookingHorizonDays } from '../day/booking-day.ts';

/** How long the link in a mail opens the booking after the day of the session. */
const daysAfterSession = 30;

/** True when the links of a booking no longer open it. While the day is open, the furthest day counts. */
export function isLinkExpired(booking: { eventDate: string | null; createdAt: Date }, now: Date): boolean {
  const day = booking.eventDate ?? addDays(todayInKigali(booking.createdAt), bookingHorizonDays);
  return todayInKigali(now) > addDays(day, daysAfterSession);
}

/** What follows the # in the address of /booking; null when there is nothing that could be a token. */
export function tokenInHash(hash: string): string | null {
  return /^#([\w-]{22})$/.exec(hash)?.[1] ?? null;
}

/** The token in what someone copied out of our email: the whole link, what follows its #, or a line around it. */
export function tokenInText(text: string): string | null {
  return /(?:#|^\s*)([\w-]{22})(?![\w-])/.exec(text)?.[1] ?? null;
}
