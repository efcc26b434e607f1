import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { callUs } from '#src/domain/studio/call-words.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { addressBlock, wideBlock } from './address-block.ts';
import { counting } from './counting.ts';
import { rateLimits } from './rate-limit.table.ts';

/** Of the windows that are over, so many are deleted at a time. */
const sweep = 100;

/** What a form lets one visitor do within an hour. */
export interface HourlyLimits {
  perAddress: number;
  perEmail: number;
}

/** Who sent something: the network address, and the e-mail address that was typed. */
export interface Sender {
  address: string;
  email: string;
}

/** How often who may do what in one window. */
interface Limit {
  kind: string;
  by: string;
  max: number;
}

/**
 * Counts one more and throws ProblemError 429 beyond `max` in a window. Within a transaction only what is committed
 * counts; call it after the insert, so that a repeated request meets its unique key first.
 */
export async function limitRate(
  tx: Transaction | Database,
  kind: string,
  by: string,
  max: number,
  windowMinutes: number,
): Promise<void> {
  await limitAll(tx, [{ kind, by, max }], windowMinutes);
}

/** Counts one more of each kind; of a refusal, all of them. */
async function limitAll(
  tx: Transaction | Database,
  limits: readonly Limit[],
  windowMinutes: number,
): Promise<void> {
  const count = async () => countOneEach(tx, limits, windowMinutes);
  const counted = await (tx === db() ? counting(count) : count());
  for (const { kind, max } of limits) {
    const row = counted.find((one) => one.kind === kind);
    if (row === undefined) throw new Error('The database did not return the count it stored.');
    if (row.count > max) throw tooMany(row.secondsLeft);
  }
}

/** A wide block of IPv6 addresses may do so many times as much as one of its narrow ones: it can be a provider's. */
export const wideShare = 4;

/** Limits what one network address does within an hour. Throws ProblemError 429. */
export async function limitAddress(
  tx: Transaction | Database,
  action: string,
  address: string,
  perHour: number,
): Promise<void> {
  // One after the other: what a narrow block is refused does not count for its neighbours.
  for (const limit of limitsOfAddress(action, address, perHour)) await limitAll(tx, [limit], 60);
}

function limitsOfAddress(action: string, address: string, perHour: number): Limit[] {
  const narrow = { kind: `${action}-by-address`, by: addressBlock(address), max: perHour };
  const wide = wideBlock(address);
  if (wide === undefined) return [narrow];
  return [narrow, { kind: `${action}-by-wide-address`, by: wide, max: perHour * wideShare }];
}

/** Limits what one network address and one e-mail address send by a form; a refusal ends the transaction, and counts nothing. Throws ProblemError 429. */
export async function limitSender(
  tx: Transaction,
  form: string,
  { address, email }: Sender,
  { perAddress, perEmail }: HourlyLimits,
): Promise<void> {
  // Always in this order, or two transactions could wait for each other.
  const ofAddress = limitsOfAddress(form, address, perAddress);
  const ofEmail = { kind: `${form}-by-email`, by: email.toLowerCase(), max: perEmail };
  await limitAll(tx, [...ofAddress, ofEmail], 60);
}

/** Forgets what was counted of someone. */
export async function forgetCount(tx: Transaction | Database, kind: string, by: string): Promise<void> {
  await tx.delete(rateLimits).where(and(eq(rateLimits.kind, kind), eq(rateLimits.keyHash, hashOfWho(by))));
}

/** Counts in one statement, so that of many at once each gets its own number. Deletes windows that are over, by the same clock. */
async function countOneEach(tx: Transaction | Database, limits: readonly Limit[], windowMinutes: number) {
  const expiresAt = sql`now() + make_interval(mins => ${windowMinutes}::int)`;
  const rows = limits.map(({ kind, by }) => ({ kind, keyHash: hashOfWho(by), expiresAt, count: 1 }));
  const isOver = sql`${rateLimits.expiresAt} <= now()`;
  return tx
    .with(tx.$with('gone').as(withoutOldWindows(tx, sql`now()`)))
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateLimits.kind, rateLimits.keyHash],
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({
      kind: rateLimits.kind,
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
    });
}

/** Deletes some of the windows that are over, and gives how many. */
export async function forgetOldWindows(tx: Transaction | Database, now: Date): Promise<number> {
  return (await withoutOldWindows(tx, now)).length;
}

/** Skips what another transaction is deleting: nobody waits for a tidy table. */
function withoutOldWindows(tx: Transaction | Database, now: Date | SQL) {
  const old = tx
    .select({ row: sql`ctid` })
    .from(rateLimits)
    .where(lt(rateLimits.expiresAt, now))
    // The oldest first, which an index has: to find any, all that a flood of visitors left would be read with each call.
    .orderBy(rateLimits.expiresAt)
    .limit(sweep)
    .for('update', { skipLocked: true });
  return tx.delete(rateLimits).where(inArray(sql`ctid`, old)).returning({ kind: rateLimits.kind });
}

/** What stands for anyone in the table. */
export function hashOfWho(by: string): string {
  return createHash('sha256').update(by).digest('hex');
}

/** Makes the refusal of too many tries: the seconds to wait, and an alternative that works at once. */
export function tooMany(seconds: number, instead?: string): ProblemError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(
    429,
    `There were too many tries in a short time. ${instead === undefined ? 'Please' : `${instead} Or`} wait ${wait} and try again, or ${callUs}.`,
    { retryAfterSeconds: Math.max(1, seconds) },
  );
}
