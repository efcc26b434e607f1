import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import { hoursText } from '#src/domain/booking/day/session-words.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import type { TodayBooking } from '#src/domain/overview/overview.ts';
import { timeInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { speak } from '#src/lib/words/messages.ts';

const sessionWords = speak('en', session);

/** Returns "10:00–12:00", "Until 08:00, since yesterday", or "Whole day" without an hour. */
export function todayTimeText({ day, startTime, minutes }: TodayBooking, today: string): string {
  const span = sessionSpan({ eventDate: day, startTime, minutes });
  if (day < today && span !== null) return `Until ${timeInKigali(span.to)}, since yesterday`;
  return hoursText(sessionWords, { startTime, minutes }) ?? 'Whole day';
}

/** Returns what is owed before or at the session: "150,000 RWF to pay", "Paid" or "No price yet". */
export function owedText({ fixed, charged, paid }: TodayBooking): string {
  if (!fixed) return 'No price yet';
  return charged > paid ? `${formatMoney(charged - paid)} to pay` : 'Paid';
}

/** Returns who is assigned: "Eric Mugisha and Grace Keza", or "Nobody yet". */
export function peopleText(people: readonly string[]): string {
  const last = people.at(-1);
  if (last === undefined) return 'Nobody yet';
  return people.length === 1 ? last : `${people.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the ordered lines and the location: "2 × Portrait, Basic, Kigali Heights". */
export function orderText({ lines, location }: TodayBooking): string {
  const order = lines.map(({ label, quantity }) => (quantity > 1 ? `${quantity} × ${label}` : label));
  return [...order, location].filter(Boolean).join(', ');
}
