import { and, eq, gt, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { failureRefusal } from '#src/domain/payment/payment-failure.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { digestOfPhone } from '../../phone-digest.ts';
import { blockedNumbers } from '../blocked/blocked-number.table.ts';
import { payments } from '../payment.table.ts';
import type { Payment } from './claim-payments.ts';

/** Requests per phone in 24 hours, staff's excepted: all tries of one booking and one of another. */
export const promptsPerDay = 6;

const day = sql`interval '24 hours'`;

export const promptedWithinADay = gt(payments.promptedAt, sql`now() - ${day}`);

/**
 * Counts a prompt against its phone's limit, under a lock, or returns why it is refused.
 * Staff have spoken to the client, so only a block stops their requests, not the limit.
 */
export async function countPrompt({
  id,
  phone,
  byStaff,
}: Payment): Promise<'limited' | 'blocked' | undefined> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prompt'), hashtext(${phone}))`);
    const mayGetOne = byStaff ? undefined : sql`${secondsLeft(phone, id)} is null`;
    const noted = await tx
      .update(payments)
      // A retry of the same prompt does not count again.
      .set({ promptedAt: sql`coalesce(${payments.promptedAt}, now())` })
      .where(and(eq(payments.id, id), not(isBlocked(phone)), mayGetOne))
      .returning({ id: payments.id });
    if (noted.length > 0) return undefined;
    return (await numberState(tx, phone)).blocked ? 'blocked' : 'limited';
  });
}

/** Refuses a phone that would get no prompt, before any request. Throws ProblemError 422 or 429. */
export async function requireOpenNumber(tx: Transaction, phone: string): Promise<void> {
  const { blocked, secondsLeft } = await numberState(tx, phone);
  if (blocked) throw blockedNumber();
  if (secondsLeft === null) return;
  const sentence = failureRefusal('limited');
  throw new ProblemError(429, sentence, { fields: { phone: sentence }, retryAfterSeconds: secondsLeft });
}

/** Refuses a blocked phone, for staff too. Throws ProblemError 422 with `fields`. */
export async function requireUnblocked(tx: Transaction, phone: string, field = 'phone'): Promise<void> {
  if ((await numberState(tx, phone)).blocked) throw blockedNumber(field);
}

function blockedNumber(field = 'phone'): ProblemError {
  const sentence = failureRefusal('blocked');
  return new ProblemError(422, sentence, { fields: { [field]: sentence } });
}

/** Block by the owner, and seconds until the limit allows a prompt; null when it does now. */
interface NumberState {
  blocked: boolean;
  secondsLeft: number | null;
}

async function numberState(tx: Transaction, phone: string): Promise<NumberState> {
  const [state] = await tx
    .select({ blocked: isBlocked(phone), secondsLeft: secondsLeft(phone) })
    .from(sql`(values (1)) one`);
  if (state === undefined) throw new Error('The database did not say whether this number is open.');
  return state;
}

function isBlocked(phone: string): SQL<boolean> {
  return sql`exists (select from ${blockedNumbers} where ${blockedNumbers.phone} = ${phone})`;
}

function secondsLeft(phone: string, except?: string): SQL<number | null> {
  const { id, phoneDigest, promptedAt, status, failure } = payments;
  const counting = and(
    or(eq(payments.phone, phone), eq(phoneDigest, digestOfPhone(phone))),
    promptedWithinADay,
    // Approved prompts were wanted, so they do not count.
    ne(status, 'successful'),
    // Prompts that Paypack refused never reached a phone.
    or(isNull(failure), sql`${failure} <> 'refused'`),
    except === undefined ? undefined : ne(id, except),
  );
  // The wait ends when the oldest of the last `promptsPerDay` prompts stops counting.
  return sql`(select ceil(extract(epoch from ${promptedAt} + ${day} - now()))::int from ${payments} where ${counting} order by ${promptedAt} desc offset ${promptsPerDay - 1} limit 1)`;
}
