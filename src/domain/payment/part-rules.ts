import { addDays, formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { AgreedPart, PlanPart } from './plan.ts';

/** Rules of parts that staff agree with a client (docs/product.md, Deposit and plan). */

export const maxParts = 12;

type DatedPart = Pick<PlanPart, 'amount' | 'dueDay'>;

/** Returns why an offer cannot be paid in these parts, or undefined. Dates are in Kigali. */
export function offeredPartsProblem(
  parts: readonly AgreedPart[] | undefined,
  { total, lastDay }: { total: number; lastDay: string },
  today: string,
): string | undefined {
  if (parts === undefined) return undefined;
  const [first, ...others] = parts;
  if (first && (first.dueDay !== null || first.daysBefore !== null))
    return 'The first part is due when the client accepts, so it has no day.';
  if (others.some(({ dueDay, daysBefore }) => dueDay !== null && daysBefore !== null))
    return 'A part is due on a day, or some days before the session: please choose one.';
  return (
    sumProblem(parts, total, (sum) => `The parts come to ${sum}, and the offer is ${formatMoney(total)}.`) ??
    daysProblem(others, today) ??
    lateProblem(others, lastDay)
  );
}

/** A part due before the offer is accepted would be overdue at once. */
function lateProblem(others: readonly DatedPart[], lastDay: string): string | undefined {
  return others.some(({ dueDay }) => dueDay !== null && dueDay < lastDay)
    ? `The client can accept until ${formatDate(lastDay)}: please choose that day or a later one for every part.`
    : undefined;
}

/** Returns why the plan of a charged price cannot become these parts, or undefined. */
export function planProblem(
  parts: readonly DatedPart[],
  plan: readonly PlanPart[],
  today: string,
): string | undefined {
  const charged = plan.reduce((sum, { amount }) => sum + amount, 0);
  const shrunk = plan.find(({ paid }, position) => paid > (parts[position]?.amount ?? 0));
  if (shrunk !== undefined)
    return `The part of ${formatMoney(shrunk.amount)} holds ${formatMoney(shrunk.paid)} already: it cannot be less.`;
  const open = parts.filter(({ amount }, position) => amount > (plan[position]?.paid ?? 0));
  return (
    sumProblem(
      parts,
      charged,
      (sum) => `The parts come to ${sum}, and the price is ${formatMoney(charged)}.`,
    ) ?? daysProblem(open, today)
  );
}

function sumProblem(
  parts: readonly DatedPart[],
  total: number,
  differs: (sum: string) => string,
): string | undefined {
  if (parts.length === 0) return 'Please enter at least one part.';
  if (parts.length > maxParts) return `A price can be paid in ${maxParts} parts at most.`;
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  return sum === total ? undefined : differs(formatMoney(sum));
}

function daysProblem(parts: readonly DatedPart[], today: string): string | undefined {
  const days = parts.flatMap(({ dueDay }) => dueDay ?? []);
  if (days.some((day) => day < today))
    return 'A day has passed: please choose today or a later one for what is still to be paid.';
  if (days.some((day) => day > addDays(today, maxDays))) return 'Please choose days within three years.';
  return days.every((day, at) => at === 0 || (days[at - 1] ?? day) <= day)
    ? undefined
    : 'The parts are paid in order: please choose days that are in order too.';
}

const maxDays = 3 * 366;

/** True if a client has to pay a part that is dearer or due earlier than before. */
export function isStricter(before: readonly DatedPart[], after: readonly DatedPart[]): boolean {
  return after.some((part, position) => {
    const was = before[position];
    if (was === undefined) return false;
    const earlier = part.dueDay !== null && (was.dueDay === null || part.dueDay < was.dueDay);
    return part.amount > was.amount || earlier;
  });
}
