import {
  type ClosingDay,
  changeSince,
  closingQuery,
  type DayClosing,
  type MethodSums,
  signatureSchema,
} from '#src/domain/payment/closing/closing.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { readFields } from '../../read-fields.ts';
import { changed, lockDay, requireNotFuture } from './closing-day.ts';
import { dayClosings } from './day-closing.table.ts';
import { describeDay, describeRecentDays } from './describe-day.ts';

/** Reads a day's sums and sign-offs, today's by default. Throws ProblemError 422. */
export async function readClosing(query: unknown, now: Date): Promise<DayClosing> {
  const { day = todayInKigali(now) } = readFields(closingQuery, query);
  requireNotFuture(day, now);
  return db().transaction((tx) => describeDay(tx, day));
}

export async function readClosingDays(now: Date): Promise<ClosingDay[]> {
  return db().transaction((tx) => describeRecentDays(tx, now));
}

/**
 * Signs a day off (docs/product.md, Closing). Throws ProblemError 400, 409 or 422.
 * 409 with `current` if it has changed since it was seen, or not since the last sign-off.
 */
export async function signDay({ user }: SignedIn, body: unknown, now: Date): Promise<DayClosing> {
  const { day, countedCash = null, note = '', version } = readFields(signatureSchema, body);
  requireNotFuture(day, now);
  return db().transaction(async (tx) => {
    await lockDay(tx, day);
    const current = await describeDay(tx, day);
    const { sums, till, signed } = current;
    const [newest] = signed;
    if (current.version !== version) throw changed('This day has changed since you opened it.', current);
    if (newest && newest.countedCash === countedCash && changeSince(current, newest) === null)
      throw changed(
        `${newest.signedBy} has already signed this day off, and nothing has changed since.`,
        current,
      );
    const round = signed.length + 1;
    const [stored] = await tx
      .insert(dayClosings)
      .values({ day, round, sums, till, countedCash, note, actor: user.id })
      .returning({ id: dayClosings.id });
    if (stored === undefined) throw new Error('The database did not return the closing it stored.');
    await audit(tx, {
      actor: user.id,
      action: 'day.signed-off',
      subjectId: stored.id,
      before: newest && { ...netOf(newest.sums), ...newest.till, countedCash: newest.countedCash },
      after: { day, ...netOf(sums), ...till, countedCash },
    });
    return describeDay(tx, day);
  });
}

function netOf(sums: readonly MethodSums[]): Record<string, number> {
  const names = { 'mobile-money': 'mobileMoney', cash: 'cash', bank: 'bank' } as const;
  return Object.fromEntries(sums.map(({ method, net }) => [names[method], net]));
}
