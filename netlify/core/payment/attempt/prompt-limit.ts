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
    const { blocked, secondsLeft } = await numberState(tx, phone, id);
    if (blocked) return 'blocked';
    if (!byStaff && secondsLeft !== null) return 'limited';
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
  const { blocked, secondsLeft } = await numberState(tx, phone);
  if (blocked) throw blockedNumber();
  if (secondsLeft === null) return;
  const sentence = failureSentence('limited');
  throw new ProblemError(429, sentence, { fields: { phone: sentence }, retryAfterSeconds: secondsLeft });
}

/** Refuses a phone whose owner wants no prompts, whoever asks. Throws ProblemError 422. */
export async function requireUnblocked(tx: Transaction, phone: string): Promise<void> {
  if ((await numberState(tx, phone)).blocked) throw blockedNumber();
}

function blockedNumber(): ProblemError {
  const sentence = failureSentence('blocked');
  return new ProblemError(422, sentence, { fields: { phone: sentence } });
}

/** What keeps prompts from a phone: its owner, and for how many seconds what was asked for within the day; null for nothing. */
interface NumberState {
  blocked: boolean;
  secondsLeft: number | null;
}

/** One question: others wait for who holds the number's lock. The payment `except` does not count. */
async function numberState(
  connection: Database | Transaction,
  phone: string,
  except?: string,
): Promise<NumberState> {
  const { id, phoneDigest, promptedAt, status, failure } = payments;
  const counting = and(
    or(eq(payments.phone, phone), eq(phoneDigest, digestOfPhone(phone))),
    promptedWithinADay,
    // What its owner approved was wanted.
    ne(status, 'successful'),
    // What Paypack refused was on no phone.
    or(isNull(failure), sql`${failure} <> 'refused'`),
    except === undefined ? undefined : ne(id, except),
  );
  // As soon as the first of the last few counts no more.
  const secondsLeft = sql`select ceil(extract(epoch from ${promptedAt} + ${day} - now()))::int from ${payments} where ${counting} order by ${promptedAt} desc offset ${promptsPerDay - 1} limit 1`;
  const block = sql`select from ${blockedNumbers} where ${blockedNumbers.phone} = ${phone}`;
  const [state] = await connection
    .select({
      blocked: sql<boolean>`exists (${block})`,
      secondsLeft: sql<number | null>`(${secondsLeft})`,
    })
    .from(sql`(values (1)) one`);
  if (state === undefined) throw new Error('The database did not say whether this number is open.');
  return state;
}
