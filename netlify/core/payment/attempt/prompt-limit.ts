import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { blockedNumbers } from '../blocked/blocked-number.table.ts';
import { payments } from '../payment.table.ts';
import type { Payment } from './claim-payments.ts';
import { failureSentence } from './payment-failure.ts';

/** Requests that one phone gets within 24 hours, whoever asks: all tries of one booking, and one of another. */
export const promptsPerDay = 6;

const day = sql`interval '24 hours'`;

/** Why a phone gets no prompt now. */
interface Closed {
  why: 'limited' | 'blocked';
  /** Until it gets one again, as far as time helps. */
  secondsLeft: number;
}

/** Lets a payment's prompt through to its phone, or says why not. Of many at once, no more come through than one phone gets. */
export async function letThrough({ id, phone }: Payment): Promise<Closed['why'] | undefined> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prompt'), hashtext(${phone}))`);
    const closed = await closedNumber(tx, phone, id);
    if (closed !== undefined) return closed.why;
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
  const closed = await closedNumber(tx, phone);
  if (closed === undefined) return;
  const sentence = failureSentence(closed.why);
  const limited = closed.why === 'limited';
  throw new ProblemError(limited ? 429 : 422, sentence, {
    fields: { phone: sentence },
    ...(limited && { retryAfterSeconds: closed.secondsLeft }),
  });
}

async function closedNumber(
  connection: Database | Transaction,
  phone: string,
  except?: string,
): Promise<Closed | undefined> {
  const [blocked] = await connection
    .select({ id: blockedNumbers.id })
    .from(blockedNumbers)
    .where(eq(blockedNumbers.phone, phone));
  if (blocked !== undefined) return { why: 'blocked', secondsLeft: 0 };
  const prompts = await connection
    .select({
      id: payments.id,
      secondsLeft: sql<number>`ceil(extract(epoch from ${payments.promptedAt} + ${day} - now()))::int`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.phone, phone),
        gt(payments.promptedAt, sql`now() - ${day}`),
        // What its owner approved was wanted.
        ne(payments.status, 'successful'),
        // What Paypack refused was on no phone.
        or(isNull(payments.failure), sql`${payments.failure} <> 'refused'`),
      ),
    )
    .orderBy(payments.promptedAt);
  const others = prompts.filter(({ id }) => id !== except);
  const [leaving] = others.slice(-promptsPerDay);
  return others.length < promptsPerDay || leaving === undefined
    ? undefined
    : { why: 'limited', secondsLeft: leaving.secondsLeft };
}
