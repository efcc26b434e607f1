import { minimumPayment } from '#src/domain/payment/payment.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { addDays, formatDate, isCalendarDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';

/** The rules of a price that the studio offers for a request, the same on the page and on the server. */

export const offerStates = ['open', 'accepted', 'withdrawn', 'replaced'] as const;
export type OfferState = (typeof offerStates)[number];

/** How far ahead an offer may end, in days. */
const longestOfferDays = 365;

/** RWF; what is more is a slip of the hand. */
const highestTotal = 1_000_000_000;

/** What decides about accepting an offer. */
export interface OfferFacts {
  state: OfferState;
  /** `YYYY-MM-DD` in Kigali. */
  lastDay: string;
}

/** Why an offer cannot be accepted. `late`: its last day is over. */
export type OfferRefusal = 'late' | 'withdrawn' | 'changed';

/** Why the client cannot accept this offer any more, or undefined. `today` is the calendar date in Kigali. */
export function offerRefusal({ state, lastDay }: OfferFacts, today: string): OfferRefusal | undefined {
  if (state === 'replaced') return 'changed';
  if (state === 'withdrawn') return 'withdrawn';
  return state === 'open' && lastDay < today ? 'late' : undefined;
}

/** Words the refusal, with what to do. */
export function offerRefusalSentence(refusal: OfferRefusal): string {
  switch (refusal) {
    case 'late':
      return `The offer has expired. Please ${callUs}, and we’ll make you a new one.`;
    case 'withdrawn':
      return `We have withdrawn this offer. Please ${callUs} if you would like a new one.`;
    case 'changed':
      return 'We have sent you a new offer since. Please look at the new price before you accept it.';
  }
}

/** What someone may ask for: an amount that can be paid, in RWF. */
export function totalProblem(total: number): string | undefined {
  if (total < minimumPayment)
    return `Mobile money takes at least ${minimumPayment} RWF: please offer that or more.`;
  return total > highestTotal
    ? `An offer can be ${formatMoney(highestTotal)} at most: please check the amount.`
    : undefined;
}

/** Days for which an offer is valid by default. */
const usualOfferDays = 14;

/** The latest day on which an offer may end: the one before its session, as long as that is ahead. */
function latestLastDay(today: string, session: string | null): string {
  const latest = addDays(today, longestOfferDays);
  if (session === null || session < today) return latest;
  return session === today ? today : earlier(addDays(session, -1), latest);
}

/** The earlier of two calendar dates. */
function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** Limits the last day of an offer, and proposes one. `session` is its day; both are dates in Kigali. */
export function lastDayChoice(today: string, session: string | null): { max: string; usual: string } {
  const max = latestLastDay(today, session);
  return { max, usual: earlier(addDays(today, usualOfferDays), max) };
}

/** Explains why an offer cannot end on this day, or undefined. All are calendar dates in Kigali. */
export function lastDayProblem(lastDay: string, today: string, session: string | null): string | undefined {
  if (!isCalendarDate(lastDay)) return 'Please choose a date that exists.';
  if (lastDay < today) return 'This date has passed. Please choose today or a later one.';
  if (lastDay > addDays(today, longestOfferDays)) return 'Please choose a date within a year.';
  const latest = latestLastDay(today, session);
  return lastDay > latest
    ? `The offer has to end before the session: please choose ${formatDate(latest)} or an earlier day.`
    : undefined;
}

/** The least and the most that something costs as published, in RWF; `max` is null where nothing says how much it can be. */
export interface PublishedRange {
  min: number;
  max: number | null;
}

/** True when a price is within what we publish. */
export function isWithin({ min, max }: PublishedRange, total: number): boolean {
  return total >= min && (max === null || total <= max);
}
