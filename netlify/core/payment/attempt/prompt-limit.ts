import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { blockedNumbers } from '../blocked/blocked-number.table.ts';
import { payments } from '../payment.table.ts';
import type { Payment } from './claim-payments.ts';
import { failureSentence } from './payment-failure.ts';
import { digestOfPhone } from './phone-digest.ts';

/** Requests that one phone gets within 24 hours, whoever asks but the staff: all tries of one booking, and one of another. */
export const promptsPerDay = 6;

const day = sql`interval '24 hours'`;

/** Of a payment whose prompt still counts for its number. */
export const promptedWithinADay = gt(payments.promptedAt, sql`now() - ${day}`);

/**
 * Lets a payment's prompt through to its phone, or says why not. Of many at once, no more come through than one phone gets. The
 * staff have spoken to who they ask: what strangers used up does not hold them up, but a number that is blocked does.
 */
export async function letThrough({
  id,
  phone,
  byStaff,
}: Payment): Promise<'limited' | 'blocked' | undefined> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prompt'), hashtext(${phone}))`);
    if (await isBlocked(tx, phone)) return 'blocked';
    if (!byStaff && (await secondsUntilOpen(tx, phone, id)) !== undefined) return 'limited';
    // A second try at the same prompt does not count again.
    await tx
      .update(payments)
      .set({ promptedAt: sql`now()` })
      .where(and(eq(payments.id, id), isNull(payments.promptedAt)));
    return undefined;
  });
}

/** Refuses a phone that would get no prompt, before anything is asked for. Throws ProblemError 422 or 429. */
export async function requireOpenNumber(tx: Transaction, phone: string): Promise<void> {
  await requireUnblocked(tx, phone);
  const retryAfterSeconds = await secondsUntilOpen(tx, phone);
  if (retryAfterSeconds === undefined) return;
  const sentence = failureSentence('limited');
  throw new ProblemError(429, sentence, { fields: { phone: sentence }, retryAfterSeconds });
}

/** Refuses a phone whose owner wants no prompts, whoever asks. Throws ProblemError 422. */
export async function requireUnblocked(tx: Transaction, phone: string): Promise<void> {
  if (!(await isBlocked(tx, phone))) return;
  const sentence = failureSentence('blocked');
  throw new ProblemError(422, sentence, { fields: { phone: sentence } });
}

async function isBlocked(connection: Database | Transaction, phone: string): Promise<boolean> {
  const [blocked] = await connection
    .select({ id: blockedNumbers.id })
    .from(blockedNumbers)
    .where(eq(blockedNumbers.phone, phone));
  return blocked !== undefined;
}

/** Until a phone gets a prompt again; undefined when it gets one now. */
async function secondsUntilOpen(
  connection: Database | Transaction,
  phone: string,
  except?: string,
): Promise<number | undefined> {
  const prompts = await connection
    .select({
      id: payments.id,
      secondsLeft: sql<number>`ceil(extract(epoch from ${payments.promptedAt} + ${day} - now()))::int`,
    })
    .from(payments)
    .where(
      and(
        or(eq(payments.phone, phone), eq(payments.phoneDigest, digestOfPhone(phone))),
        promptedWithinADay,
        // What its owner approved was wanted.
        ne(payments.status, 'successful'),
        // What Paypack refused was on no phone.
        or(isNull(payments.failure), sql`${payments.failure} <> 'refused'`),
      ),
    )
    .orderBy(payments.promptedAt);
  const others = prompts.filter(({ id }) => id !== except);
  const [leaving] = others.slice(-promptsPerDay);
  return others.length < promptsPerDay ? undefined : leaving?.secondsLeft;
}
