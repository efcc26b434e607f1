import { addDays } from '#src/lib/dates/dates.ts';
import type { PaymentContent } from './payment-content.ts';
import type { PlanWords } from './plan/words/en.ts';
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
  words: PlanWords,
  order: OrderToPlan,
  { deposit, requestLimit }: PaymentContent,
): { rows: PartRow[]; pieces: string | undefined } {
  if (!order.fixed) return { rows: [], pieces: undefined };
  const parts = planFor(order, deposit);
  return {
    rows: agreedRows(words, parts, order),
    pieces: piecesSentence(words, parts[0]?.amount ?? 0, requestLimit),
  };
}

type Occasion = Pick<OrderToPlan, 'session' | 'dated'>;

/** Reads parts that nothing is paid of yet; none if there is only one. */
export function agreedRows(words: PlanWords, parts: readonly AgreedPart[], occasion: Occasion): PartRow[] {
  if (parts.length < 2) return [];
  return parts.map((part, position) => ({
    label: agreedLabel(words, part, position, parts.length, occasion),
    amount: words.sum({ sum: part.amount }),
  }));
}

function agreedLabel(
  words: PlanWords,
  { dueDay, daysBefore }: AgreedPart,
  position: number,
  all: number,
  { session, dated }: Occasion,
): string {
  if (position === 0) return dated ? words.depositKeepsDate : words.depositNow;
  const name = position === all - 1 ? 'balance' : 'part';
  const number = position + 1;
  if (dueDay !== null) return words[`${name}By`]({ number, day: dueDay });
  if (daysBefore === null || !dated) return labelOf(words[`${name}BeforeHandover`], number);
  if (session === null)
    return daysBefore === 0
      ? labelOf(words[`${name}OnSession`], number)
      : words[`${name}BeforeSession`]({ number, count: daysBefore });
  const day = addDays(session, -daysBefore);
  return daysBefore === 0
    ? words[`${name}ByOnSession`]({ number, day })
    : words[`${name}ByBeforeSession`]({ number, day, count: daysBefore });
}

function labelOf(label: string | ((values: { number: number }) => string), number: number): string {
  return typeof label === 'string' ? label : label({ number });
}

function nameOf(position: number, all: number): 'deposit' | 'part' | 'balance' {
  if (position === 0) return 'deposit';
  return position === all - 1 ? 'balance' : 'part';
}

/** Names a part: the first one is the deposit, the last one the balance. */
export function partName(words: PlanWords, position: number, all: number): string {
  return labelOf(words[nameOf(position, all)], position + 1);
}

/** Reads the parts of a booking and what is paid of them; none if there is only one. */
export function paidRows(words: PlanWords, plan: readonly PlanPart[], today: string): PartRow[] {
  if (plan.length < 2) return [];
  return plan.map((part, position) => ({
    label: paidLabel(words, part, position, plan.length, today),
    amount: words.sum({ sum: part.amount }),
    state: partState(words, part),
  }));
}

/** Names a part with the day on which it is due, until it is paid. */
function paidLabel(
  words: PlanWords,
  { dueDay, amount, paid }: PlanPart,
  position: number,
  all: number,
  today: string,
): string {
  if (paid >= amount) return partName(words, position, all);
  const name = nameOf(position, all);
  const number = position + 1;
  if (dueDay === null) return labelOf(words[`${name}Open`], number);
  if (dueDay === today) return labelOf(words[`${name}Today`], number);
  const label = dueDay < today ? words[`${name}Overdue`] : words[`${name}By`];
  return label({ number, day: dueDay });
}

/** States what is left to pay: the next part with its day, and all of it if there is more. */
export function leftSentence(words: PlanWords, plan: readonly PlanPart[]): string | undefined {
  const next = nextPart(plan);
  if (next === undefined) return undefined;
  const [part, left, day] = [next.amount - next.paid, openOf(plan), next.dueDay];
  if (plan.length < 2) return words.left({ left });
  if (left === part) return day === null ? words.left({ left }) : words.leftBy({ left, day });
  return day === null
    ? words.leftInParts({ left, next: part })
    : words.leftInPartsBy({ left, next: part, day });
}

function partState(words: PlanWords, { amount, paid }: PlanPart): string | undefined {
  if (paid >= amount) return words.partPaid;
  return paid > 0 ? words.partPaidInPart({ paid, left: amount - paid }) : undefined;
}

/** Explains that a sum above the limit of one request is asked in several; undefined if it is not. */
export function piecesSentence(words: PlanWords, sum: number, limit: number): string | undefined {
  const requests = requestCount(sum, limit);
  return requests === 1 ? undefined : words.inPieces({ limit, requests });
}

function requestCount(sum: number, limit: number): number {
  let [left, count] = [sum, 0];
  while (left > 0) {
    left -= pieceOf(left, limit);
    count += 1;
  }
  return Math.max(1, count);
}
