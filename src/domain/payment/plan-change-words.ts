import type { PlanWords } from './plan/words/en.ts';
import { nextPart, openUntil, type PlanPart } from './plan.ts';

/** Words for a client whose plan, or whose session, was changed. */

export function nextPartSentence(words: PlanWords, plan: readonly PlanPart[]): string {
  const next = nextPart(plan);
  if (next === undefined) return words.nothingLeft;
  const sum = next.amount - next.paid;
  return next.dueDay === null ? words.next({ sum }) : words.nextBy({ sum, day: next.dueDay });
}

/** Says what a moved session made due by today, or undefined. */
export function dueSinceMoveSentence(
  words: PlanWords,
  plan: readonly PlanPart[],
  today: string,
): string | undefined {
  const due = openUntil(plan, today);
  return due === 0 ? undefined : words.dueNow({ sum: due });
}
