import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { addressBlock, wideBlock } from './address-block.ts';
import { queueCount } from './count-queue.ts';
import { rateLimits } from './rate-limit.table.ts';

const refused = refusals('forms');

const sweep = 100;

export interface HourlyLimits {
  perAddress: number;
  /** For an email address, and for a phone number. */
  perContact: number;
}

export interface Sender {
  address: string;
  /** Empty if not given, like `phone`. */
  email: string;
  phone?: string;
}

interface Limit {
  kind: string;
  by: string;
  max: number;
}

/**
 * Counts an event. Throws ProblemError 429 beyond `max` in a window.
 * In a transaction, call it after the insert, so that a retry hits its unique key first.
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

/** Counts every limit, even if one of them is exceeded. */
async function limitAll(
  tx: Transaction | Database,
  limits: readonly Limit[],
  windowMinutes: number,
): Promise<void> {
  const count = async () => countOneEach(tx, limits, windowMinutes);
  const counted = await (tx === db() ? queueCount(count) : count());
  for (const { kind, max } of limits) {
    const row = counted.find((one) => one.kind === kind);
    if (row === undefined) throw new Error('The database did not return the count it stored.');
    if (row.count > max) throw tooMany(row.secondsLeft);
  }
}

/** Multiplier of the limits for a wide IPv6 block, which may belong to a provider. */
export const wideShare = 4;

/** Limits an IP address per hour. Throws ProblemError 429. */
export async function limitAddress(
  tx: Transaction | Database,
  action: string,
  address: string,
  perHour: number,
): Promise<void> {
  // One after the other: requests refused for a narrow block must not count for its neighbours.
  for (const limit of limitsOfAddress(action, address, perHour)) await limitAll(tx, [limit], 60);
}

function limitsOfAddress(action: string, address: string, perHour: number): Limit[] {
  const narrow = { kind: `${action}-by-address`, by: addressBlock(address), max: perHour };
  const wide = wideBlock(address);
  if (wide === undefined) return [narrow];
  return [narrow, { kind: `${action}-by-wide-address`, by: wide, max: perHour * wideShare }];
}

/** Limits a form per hour by IP, email and phone; a refusal rolls back. Throws ProblemError 429. */
export async function limitSender(
  tx: Transaction,
  form: string,
  { address, ...contact }: Sender,
  { perAddress, perContact }: HourlyLimits,
): Promise<void> {
  // A fixed order prevents deadlocks.
  const ofAddress = limitsOfAddress(form, address, perAddress);
  await limitAll(tx, [...ofAddress, ...limitsOfContact(form, contact, perContact)], 60);
}

function limitsOfContact(form: string, { email, phone = '' }: Omit<Sender, 'address'>, max: number): Limit[] {
  // The last nine digits, so that a country code does not make another number.
  const digits = phone.replace(/\D/g, '').slice(-9);
  return [
    ...(email === '' ? [] : [{ kind: `${form}-by-email`, by: email.toLowerCase(), max }]),
    ...(digits === '' ? [] : [{ kind: `${form}-by-phone`, by: digits, max }]),
  ];
}

export async function deleteCount(tx: Transaction | Database, kind: string, by: string): Promise<void> {
  await tx.delete(rateLimits).where(and(eq(rateLimits.kind, kind), eq(rateLimits.keyHash, hashActor(by))));
}

/** Counts in one statement, so that concurrent requests get distinct numbers; also deletes old windows. */
async function countOneEach(tx: Transaction | Database, limits: readonly Limit[], windowMinutes: number) {
  const expiresAt = sql`now() + make_interval(mins => ${windowMinutes}::int)`;
  const rows = limits.map(({ kind, by }) => ({ kind, keyHash: hashActor(by), expiresAt, count: 1 }));
  const isOver = sql`${rateLimits.expiresAt} <= now()`;
  return tx
    .with(tx.$with('gone').as(expiredWindowsDeletion(tx, sql`now()`)))
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

export async function deleteExpiredWindows(tx: Transaction | Database, now: Date): Promise<number> {
  return (await expiredWindowsDeletion(tx, now)).length;
}

function expiredWindowsDeletion(tx: Transaction | Database, now: Date | SQL) {
  const old = tx
    .select({ row: sql`ctid` })
    .from(rateLimits)
    .where(lt(rateLimits.expiresAt, now))
    // Oldest first, by the index: otherwise each call would scan all rows of a flood.
    .orderBy(rateLimits.expiresAt)
    .limit(sweep)
    .for('update', { skipLocked: true });
  return tx.delete(rateLimits).where(inArray(sql`ctid`, old)).returning({ kind: rateLimits.kind });
}

export function hashActor(by: string): string {
  return createHash('sha256').update(by).digest('hex');
}

/** Refusals of too many attempts; some name a way in that works at once. */
export type TooOften = 'sentTooOften' | 'passwordTriedTooOften' | 'codeTriedTooOften';

export function tooMany(seconds: number, why: TooOften = 'sentTooOften'): ProblemError {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return new ProblemError(429, refused(why, { count, ...contactValues }), {
    retryAfterSeconds: Math.max(1, seconds),
  });
}
