import { and, eq, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { counting } from './counting.ts';
import { rateLimits } from './rate-limit.table.ts';
import { hashOfWho, tooMany } from './rate-limit.ts';

/** Leaky bucket of `burst` attempts that drains one every `minutes`. */
export interface Pace {
  burst: number;
  /** Minutes in which one attempt drains. */
  minutes: number;
}

/** Bucket of one actor (`by`) for one kind of attempt. */
export interface Paced extends Pace {
  kind: string;
  by: string;
  /** Sentence about an alternative that works immediately. */
  instead?: string;
}

/** Concurrent attempts wait for the row lock, after which their own `now()` is out of date. */
const instant = sql`clock_timestamp()`;

const step = ({ minutes }: Pace) => sql`make_interval(mins => ${minutes}::int)`;

const rowOf = ({ kind, by }: Paced) => and(eq(rateLimits.kind, kind), eq(rateLimits.keyHash, hashOfWho(by)));

/** Counts an attempt atomically. Throws ProblemError 429 when the bucket is full. */
export async function takeTry(paced: Paced): Promise<void> {
  if (!(await isTaken(paced))) throw tooMany(await secondsToWait(paced), paced.instead);
}

/** Counts an attempt; returns false instead of throwing when the bucket is full. */
export async function isTaken(paced: Paced): Promise<boolean> {
  return counting(() => take(paced));
}

async function take(paced: Paced): Promise<boolean> {
  const { kind, by, burst } = paced;
  const next = sql`greatest(${rateLimits.expiresAt}, ${instant}) + ${step(paced)}`;
  const taken = await db()
    .insert(rateLimits)
    .values({
      kind,
      keyHash: hashOfWho(by),
      count: 1,
      expiresAt: sql`now() + ${step(paced)}`,
    })
    .onConflictDoUpdate({
      target: [rateLimits.kind, rateLimits.keyHash],
      set: { count: sql`${rateLimits.count} + 1`, expiresAt: next },
      setWhere: sql`${next} <= ${instant} + ${step(paced)} * ${burst}::int`,
    })
    .returning({ kind: rateLimits.kind });
  return taken.length > 0;
}

/** Refunds an attempt whose credentials were right. */
export async function giveBack(paced: Paced): Promise<void> {
  await db()
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1`, expiresAt: sql`${rateLimits.expiresAt} - ${step(paced)}` })
    .where(rowOf(paced));
}

export async function triesThatCount(paced: Paced): Promise<number> {
  const seconds = await secondsOf(paced);
  return Math.max(0, Math.ceil(seconds / 60 / paced.minutes));
}

async function secondsToWait(paced: Paced): Promise<number> {
  return Math.ceil((await secondsOf(paced)) - (paced.burst - 1) * paced.minutes * 60);
}

async function secondsOf(paced: Paced): Promise<number> {
  const [row] = await db()
    .select({ left: sql<number>`extract(epoch from ${rateLimits.expiresAt} - now())::float` })
    .from(rateLimits)
    .where(rowOf(paced));
  return row?.left ?? 0;
}
