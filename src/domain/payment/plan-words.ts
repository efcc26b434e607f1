import { addDays, formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import type { PaymentContent } from './payment-content.ts';
import {
  type AgreedPart,
  nextPart,
  openOf,
  type PlannedOrder,
  type PlanPart,
  pieceOf,
  planFor,
} from './plan.ts';

/** Words for the parts in which a booking is paid. */

export interface PartRow {
  /** "Balance, by 13 March 2027, 7 days before the session" */
  label: string;
  /** "350,000 RWF" */
  amount: string;
  /** "Paid", "100,000 RWF paid, 50,000 RWF left"; absent while nothing is. */
  state?: string | undefined;
}

interface OrderToPlan extends PlannedOrder {
  /** False if the studio confirms the price first. */
  fixed: boolean;
  /** True for work of people on a day, false for goods and work without one. */
  dated: boolean;
}

/** Describes how an order is paid if it is booked today. */
export function plannedWords(
  order: OrderToPlan,
  { deposit, requestLimit }: PaymentContent,
): { rows: PartRow[]; pieces: string | undefined } {
  if (!order.fixed) return { rows: [], pieces: undefined };
  const parts = planFor(order, deposit);
  return { rows: agreedRows(parts, order), pieces: piecesSentence(parts[0]?.amount ?? 0, requestLimit) };
}

type Occasion = Pick<OrderToPlan, 'session' | 'dated'>;

/** Reads parts that nothing is paid of yet; none if there is only one. */
export function agreedRows(parts: readonly AgreedPart[], occasion: Occasion): PartRow[] {
  if (parts.length < 2) return [];
  return parts.map((part, position) => ({
    label: `${partName(position, parts.length)}, ${whenAgreed(part, position, occasion)}`,
    amount: formatMoney(part.amount),
  }));
}

function whenAgreed(
  { dueDay, daysBefore }: AgreedPart,
  position: number,
  { session, dated }: Occasion,
): string {
  if (position === 0) return dated ? 'now: it keeps the date for good' : 'now';
  if (dueDay !== null) return `by ${formatDate(dueDay)}`;
  if (daysBefore === null || !dated) return 'before we hand over your order';
  const before =
    daysBefore === 0 ? 'on the day of the session' : `${plural(daysBefore, 'day')} before the session`;
  return session === null ? before : `by ${formatDate(addDays(session, -daysBefore))}, ${before}`;
}

/** Names a part: the first one is the deposit, the last one the balance. */
export function partName(position: number, count: number): string {
  if (position === 0) return 'Deposit';
  return position === count - 1 ? 'Balance' : `Part ${position + 1}`;
}

/** Reads the parts of a booking and what is paid of them; none if there is only one. */
export function paidRows(plan: readonly PlanPart[], today: string): PartRow[] {
  if (plan.length < 2) return [];
  return plan.map((part, position) => ({
    label: rowLabel(partName(position, plan.length), part, today),
    amount: formatMoney(part.amount),
    state: partState(part),
  }));
}

function rowLabel(name: string, part: PlanPart, today: string): string {
  return part.paid >= part.amount ? name : `${name}, ${whenDue(part, today)}`;
}

/** States what is left to pay: the next part with its day, and all of it if there is more. */
export function leftSentence(plan: readonly PlanPart[]): string | undefined {
  const next = nextPart(plan);
  if (next === undefined) return undefined;
  const [part, open] = [next.amount - next.paid, openOf(plan)];
  const by = next.dueDay === null ? '' : ` by ${formatDate(next.dueDay)}`;
  if (plan.length < 2) return `There is ${formatMoney(open)} left to pay.`;
  return open === part
    ? `There is ${formatMoney(open)} left to pay${by}.`
    : `There is ${formatMoney(open)} left to pay, of which the next part is ${formatMoney(part)}${by}.`;
}

/** Names when a part of a booking is due: "by 13 March 2027". */
function whenDue({ dueDay, amount, paid }: PlanPart, today: string): string {
  if (dueDay === null) return 'before the session or the handover';
  if (paid < amount && dueDay < today) return `was due on ${formatDate(dueDay)}`;
  return dueDay === today ? 'due today' : `by ${formatDate(dueDay)}`;
}

function partState({ amount, paid }: PlanPart): string | undefined {
  if (paid >= amount) return 'Paid';
  return paid > 0 ? `${formatMoney(paid)} paid, ${formatMoney(amount - paid)} left` : undefined;
}

/** Explains that a sum above the limit of one request is asked in several; undefined if it is not. */
export function piecesSentence(sum: number, limit: number): string | undefined {
  const count = requestCount(sum, limit);
  if (count === 1) return undefined;
  return `One mobile money request can be for ${formatMoney(limit)} at most, so we’ll send ${count} requests, one after the other.`;
}

function requestCount(sum: number, limit: number): number {
  let [left, count] = [sum, 0];
  while (left > 0) {
    left -= pieceOf(left, limit);
    count += 1;
  }
  return Math.max(1, count);
}
