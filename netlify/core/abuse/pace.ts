import { and, eq, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { counting } from './counting.ts';
import { rateLimits } from './rate-limit.table.ts';
import { hashOfWho, tooMany } from './rate-limit.ts';

/**
 * How fast someone may try: `burst` times at once, then once in every `minutes`. So within any day at most `burst` plus
 * the day's minutes through `minutes`, and nobody waits longer than `minutes` for the next try.
 */
export interface Pace {
  burst: number;
  /** For each try that was made, so many minutes pass until it counts no more. */
  minutes: number;
}

/** Who tries what, at which pace. */
export interface Paced extends Pace {
  kind: string;
  by: string;
  /** A sentence about an alternative that works at once. */
  instead?: string;
}

/** Of many at once each waits for the one before, and by then its own `now()` is over. */
const instant = sql`clock_timestamp()`;

const step = ({ minutes }: Pace) => sql`make_interval(mins => ${minutes}::int)`;

const rowOf = ({ kind, by }: Paced) => and(eq(rateLimits.kind, kind), eq(rateLimits.keyHash, hashOfWho(by)));

/** Counts a try, unless there were too many: of many at once each is counted. Throws ProblemError 429. */
export async function takeTry(paced: Paced): Promise<void> {
  if (!(await isTaken(paced))) throw tooMany(await secondsToWait(paced), paced.instead);
}

/** Counts a try and never refuses it: false after too many, for work that is then done less often. */
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

/** Takes a try back that was no guess after all. */
export async function giveBack(paced: Paced): Promise<void> {
  await db()
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1`, expiresAt: sql`${rateLimits.expiresAt} - ${step(paced)}` })
    .where(rowOf(paced));
}

/** How many tries count at this moment. */
export async function triesThatCount(paced: Paced): Promise<number> {
  const seconds = await secondsOf(paced);
  return Math.max(0, Math.ceil(seconds / 60 / paced.minutes));
}

async function secondsToWait(paced: Paced): Promise<number> {
  return Math.ceil((await secondsOf(paced)) - (paced.burst - 1) * paced.minutes * 60);
}

/** Until no try counts any more. */
async function secondsOf(paced: Paced): Promise<number> {
  const [row] = await db()
    .select({ left: sql<number>`extract(epoch from ${rateLimits.expiresAt} - now())::float` })
    .from(rateLimits)
    .where(rowOf(paced));
  return row?.left ?? 0;
}
