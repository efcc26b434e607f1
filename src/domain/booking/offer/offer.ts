import { minimumPayment } from '#src/domain/payment/payment.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { addDays, formatDate, isCalendarDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { refusals } from '#src/lib/words/refusals.ts';

export const offerStates = ['open', 'accepted', 'withdrawn', 'replaced'] as const;
export type OfferState = (typeof offerStates)[number];

const longestOfferDays = 365;

/** RWF; a higher total is a typing error. */
const highestTotal = 1_000_000_000;

export interface OfferFacts {
  state: OfferState;
  /** `YYYY-MM-DD` in Kigali. */
  lastDay: string;
}

/** Reasons why an offer cannot be accepted. `late`: its last day has passed. */
export type OfferRefusal = 'late' | 'withdrawn' | 'changed';

/** Returns why the client cannot accept an offer, or undefined. `today` is the date in Kigali. */
export function offerRefusal({ state, lastDay }: OfferFacts, today: string): OfferRefusal | undefined {
  if (state === 'replaced') return 'changed';
  if (state === 'withdrawn') return 'withdrawn';
  return state === 'open' && lastDay < today ? 'late' : undefined;
}

const refused = refusals('own-booking');

/** Names a refusal by key and values. */
export function offerRefused(refusal: OfferRefusal): string {
  switch (refusal) {
    case 'late':
      return refused('offerLate', contactValues);
    case 'withdrawn':
      return refused('offerWithdrawn', contactValues);
    case 'changed':
      return refused('offerChanged');
  }
}

/** Returns why an offer's total in RWF cannot be paid, or undefined. */
export function totalProblem(total: number): string | undefined {
  if (total < minimumPayment)
    return `Mobile money takes at least ${minimumPayment} RWF: please offer that or more.`;
  return total > highestTotal
    ? `An offer can be ${formatMoney(highestTotal)} at most: please check the amount.`
    : undefined;
}

const usualOfferDays = 14;

/** Returns the latest last day of an offer: the day before its session while that is in the future. */
function latestLastDay(today: string, session: string | null): string {
  const latest = addDays(today, longestOfferDays);
  if (session === null || session < today) return latest;
  return session === today ? today : earlier(addDays(session, -1), latest);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** Returns limit and default of an offer's last day. `session` is its date; dates in Kigali. */
export function lastDayChoice(today: string, session: string | null): { max: string; usual: string } {
  const max = latestLastDay(today, session);
  return { max, usual: earlier(addDays(today, usualOfferDays), max) };
}

/** Returns why an offer cannot end on this day, or undefined. All dates are in Kigali. */
export function lastDayProblem(lastDay: string, today: string, session: string | null): string | undefined {
  if (!isCalendarDate(lastDay)) return 'Please choose a date that exists.';
  if (lastDay < today) return 'This date has passed. Please choose today or a later one.';
  if (lastDay > addDays(today, longestOfferDays)) return 'Please choose a date within a year.';
  const latest = latestLastDay(today, session);
  return lastDay > latest
    ? `The offer has to end before the session: please choose ${formatDate(latest)} or an earlier day.`
    : undefined;
}

/** Published lower and upper bound in RWF; `max` is null if no upper bound is published. */
export interface PublishedRange {
  min: number;
  max: number | null;
}

export function isWithin({ min, max }: PublishedRange, total: number): boolean {
  return total >= min && (max === null || total <= max);
}
