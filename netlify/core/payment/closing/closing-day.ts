import { sql } from 'drizzle-orm';
import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Transaction } from '../../database.ts';
import { conflict, type ProblemError } from '../../errors.ts';
import { fieldProblem } from '../../read-fields.ts';

/** Makes sign-offs of a day and entries of its till wait for one another. */
export async function lockDay(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('day-closing'), hashtext(${day}))`);
}

/** Throws ProblemError 422 for a future day. */
export function requireNotFuture(day: string, now: Date): void {
  if (day > todayInKigali(now)) throw fieldProblem('day', 'This day is in the future.');
}

export function changed(reason: string, current: DayClosing): ProblemError {
  return conflict(`${reason} Please look at it as it is now.`, current);
}
