import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  failureKinds,
  failurePages,
  failureParts,
  failureRetentionMonths,
} from '#src/features/island/failure-report.ts';
import { monthsBefore, todayInKigali } from '#src/lib/dates/dates.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { engineOf } from './engine.ts';
import { islandFailures } from './failure.table.ts';

/** What one network reports within an hour; many phones share one. */
const perHour = 60;

const reportSchema = z.object({
  page: z.enum(failurePages),
  part: z.enum(failureParts),
  kind: z.enum(failureKinds),
});

/** Who reports: both are looked at, neither is kept. */
interface Reporter {
  address: string;
  userAgent: string;
}

/** Counts one part of a page that did not come. Throws ProblemError 422 or 429. */
export async function countFailure(body: unknown, { address, userAgent }: Reporter): Promise<void> {
  const report = reportSchema.safeParse(body);
  if (!report.success)
    throw new ProblemError(422, 'Please name a page, a part and a kind of failure that we know.');
  await limitAddress(db(), 'failure', address, perHour);
  await db()
    .insert(islandFailures)
    .values({ day: todayInKigali(new Date()), ...report.data, ...engineOf(userAgent), count: 1 })
    .onConflictDoUpdate({
      target: [
        islandFailures.day,
        islandFailures.page,
        islandFailures.part,
        islandFailures.kind,
        islandFailures.engine,
        islandFailures.version,
      ],
      set: { count: sql`${islandFailures.count} + 1` },
    });
}

/** Erases the counts that are old enough, and gives how many. */
export async function forgetOldFailures(tx: Transaction, now: Date): Promise<number> {
  const firstDay = todayInKigali(monthsBefore(now, failureRetentionMonths));
  const gone = await tx
    .delete(islandFailures)
    .where(lt(islandFailures.day, firstDay))
    .returning({ day: islandFailures.day });
  return gone.length;
}
