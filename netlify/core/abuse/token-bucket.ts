import { and, eq, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { queueCount } from './count-queue.ts';
import { rateLimits } from './rate-limit.table.ts';
import { hashActor, type TooOften, tooMany } from './rate-limit.ts';

/** Leaky bucket of `burst` attempts that drains one every `minutes`. */
export interface BucketLimit {
  burst: number;
  /** Minutes until one used attempt is available again. */
  minutes: number;
}

export interface TokenBucket extends BucketLimit {
  kind: string;
  by: string;
  /** Refusal of an attempt too many, if it names another way in. */
  refusal?: TooOften;
}

/** Concurrent attempts wait for the row lock, after which their own `now()` is out of date. */
const instant = sql`clock_timestamp()`;

const drainInterval = ({ minutes }: BucketLimit) => sql`make_interval(mins => ${minutes}::int)`;

const bucketRow = ({ kind, by }: TokenBucket) =>
  and(eq(rateLimits.kind, kind), eq(rateLimits.keyHash, hashActor(by)));

/** Counts an attempt atomically. Throws ProblemError 429 when the bucket is full. */
export async function takeAttempt(bucket: TokenBucket): Promise<void> {
  if (!(await tryTakeAttempt(bucket))) throw tooMany(await secondsUntilFree(bucket), bucket.refusal);
}

export async function tryTakeAttempt(bucket: TokenBucket): Promise<boolean> {
  return queueCount(() => insertAttempt(bucket));
}

async function insertAttempt(bucket: TokenBucket): Promise<boolean> {
  const { kind, by, burst } = bucket;
  const next = sql`greatest(${rateLimits.expiresAt}, ${instant}) + ${drainInterval(bucket)}`;
  const taken = await db()
    .insert(rateLimits)
    .values({
      kind,
      keyHash: hashActor(by),
      count: 1,
      expiresAt: sql`now() + ${drainInterval(bucket)}`,
    })
    .onConflictDoUpdate({
      target: [rateLimits.kind, rateLimits.keyHash],
      set: { count: sql`${rateLimits.count} + 1`, expiresAt: next },
      setWhere: sql`${next} <= ${instant} + ${drainInterval(bucket)} * ${burst}::int`,
    })
    .returning({ kind: rateLimits.kind });
  return taken.length > 0;
}

export async function refundAttempt(bucket: TokenBucket): Promise<void> {
  await db()
    .update(rateLimits)
    .set({
      count: sql`${rateLimits.count} - 1`,
      expiresAt: sql`${rateLimits.expiresAt} - ${drainInterval(bucket)}`,
    })
    .where(bucketRow(bucket));
}

export async function currentAttempts(bucket: TokenBucket): Promise<number> {
  const seconds = await secondsUntilEmpty(bucket);
  return Math.max(0, Math.ceil(seconds / 60 / bucket.minutes));
}

async function secondsUntilFree(bucket: TokenBucket): Promise<number> {
  return Math.ceil((await secondsUntilEmpty(bucket)) - (bucket.burst - 1) * bucket.minutes * 60);
}

async function secondsUntilEmpty(bucket: TokenBucket): Promise<number> {
  const [row] = await db()
    .select({ left: sql<number>`extract(epoch from ${rateLimits.expiresAt} - now())::float` })
    .from(rateLimits)
    .where(bucketRow(bucket));
  return row?.left ?? 0;
}
