import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { site } from '#src/features/studio/site.ts';
import type { Database, Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { addressBlock, wideBlock } from './address-block.ts';
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
  const { count, secondsLeft } = await countOne(tx, kind, by, windowMinutes);
  if (count > max) throw tooMany(secondsLeft);
  if (count === 1) await forgetOldWindows(tx, new Date());
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
  await limitRate(tx, `${action}-by-address`, addressBlock(address), perHour, 60);
  const wide = wideBlock(address);
  if (wide !== undefined) await limitRate(tx, `${action}-by-wide-address`, wide, perHour * wideShare, 60);
}

/** Limits what one network address and one e-mail address send by a form. Throws ProblemError 429. */
export async function limitSender(
  tx: Transaction | Database,
  form: string,
  { address, email }: Sender,
  { perAddress, perEmail }: HourlyLimits,
): Promise<void> {
  // Always in this order, or two transactions could wait for each other.
  await limitAddress(tx, form, address, perAddress);
  await limitRate(tx, `${form}-by-email`, email.toLowerCase(), perEmail, 60);
}

/** Forgets what was counted of someone, in every window. */
export async function forgetCount(tx: Transaction | Database, kind: string, by: string): Promise<void> {
  await tx.delete(rateLimits).where(and(eq(rateLimits.kind, kind), eq(rateLimits.keyHash, hashOfWho(by))));
}

/** One statement, so that of many at once each gets a number of its own. */
async function countOne(tx: Transaction | Database, kind: string, by: string, windowMinutes: number) {
  const window = sql`make_interval(mins => ${windowMinutes}::int)`;
  const windowStart = sql`date_bin(${window}, now(), timestamptz '2000-01-01')`;
  const [row] = await tx
    .insert(rateLimits)
    .values({
      kind,
      keyHash: hashOfWho(by),
      windowStart,
      expiresAt: sql`${windowStart} + ${window}`,
      count: 1,
    })
    .onConflictDoUpdate({
      target: [rateLimits.kind, rateLimits.keyHash, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
    });
  if (row === undefined) throw new Error('The database did not return the count it stored.');
  return row;
}

/** Deletes some of the windows that are over, and gives how many. Skips what another transaction is deleting: nobody waits for a tidy table. */
export async function forgetOldWindows(tx: Transaction | Database, now: Date): Promise<number> {
  const old = tx
    .select({ row: sql`ctid` })
    .from(rateLimits)
    .where(lt(rateLimits.expiresAt, now))
    .limit(sweep)
    .for('update', { skipLocked: true });
  const gone = await tx
    .delete(rateLimits)
    .where(inArray(sql`ctid`, old))
    .returning({ kind: rateLimits.kind });
  return gone.length;
}

/** What stands for anyone in the table. */
export function hashOfWho(by: string): string {
  return createHash('sha256').update(by).digest('hex');
}

/** The refusal of anyone who tried too often, with the seconds to wait. */
export function tooMany(seconds: number): ProblemError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(
    429,
    `There were too many tries in a short time. Please wait ${wait} and try again, or call us on ${site.phones[0].display}.`,
    { retryAfterSeconds: Math.max(1, seconds) },
  );
}
