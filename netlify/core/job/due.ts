import { backOffSeconds } from '../back-off.ts';
import { afterCommit, type Transaction } from '../database.ts';
import { isOutage } from '../database-outage.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import type { DueJob } from './jobs.ts';

/**
 * Time of a job's next work, stored outside the database so that a site without visitors lets it sleep
 * (docs/decisions/0045). A marker that is missing, unreadable or too far ahead means: look now.
 */
interface Marker {
  /** ISO instant of the next look; at most the next sweep. */
  at: string;
  failures: number;
  /** True when the database did not answer the last look. */
  databaseDown: boolean;
}

/** Interval (ms) at which all jobs look at the database together, whatever their markers say. */
const sweepMs = 30 * 60_000;

/** Delay (ms) after which a look counts as missed: the platform does not run the job. */
const lateMs = 15 * 60_000;

/** Timeout (ms) of the file store; the jobs work without it. */
const timeoutMs = 3000;

const writeTries = 5;

const nextSweep = (now: Date) => new Date((Math.floor(now.getTime() / sweepMs) + 1) * sweepMs);

const writing = new Set<Promise<void>>();

export function dueAfterCommit(tx: Transaction, job: DueJob, at = new Date()): void {
  afterCommit(tx, () => {
    const written = markDue(job, at).finally(() => writing.delete(written));
    writing.add(written);
  });
}

/** Waits for the markers of committed transactions, before the platform ends the function. */
export async function markersWritten(): Promise<void> {
  await Promise.all(writing);
}

/** Brings a job's next look forward to this time. Never throws: the sweep finds unmarked work. */
export async function markDue(job: DueJob, at: Date): Promise<void> {
  await tryToChange(job, (marker) =>
    marker === undefined || Date.parse(marker.at) <= at.getTime()
      ? undefined
      : { ...marker, at: at.toISOString() },
  );
}

/**
 * True if the job should query the database now. Moves its marker to the next sweep first,
 * so that a change committed after the query can bring it forward.
 */
export async function beginLook(job: DueJob, now: Date): Promise<boolean> {
  const sweep = nextSweep(now);
  const found = await tryToRead(job);
  const at = Date.parse(found?.at ?? '');
  if (at > now.getTime() && at <= sweep.getTime()) return false;
  const { failures, databaseDown } = found ?? { failures: 0, databaseDown: false };
  await tryToChange(job, () => ({ at: sweep.toISOString(), failures, databaseDown }));
  return true;
}

export async function endLook(job: DueJob, next: Date | undefined): Promise<void> {
  await tryToChange(job, (marker) => {
    const at = earlier(marker, next);
    const isWell = marker?.failures === 0 && !marker.databaseDown;
    return at === undefined || (isWell && at === marker.at)
      ? undefined
      : { at, failures: 0, databaseDown: false };
  });
}

/** Backs off after a failed look, because a job that always fails must not keep the database awake. */
export async function failLook(job: DueJob, error: unknown, now: Date): Promise<void> {
  await tryToChange(job, (marker) => {
    const failures = marker?.failures ?? 0;
    const again = new Date(now.getTime() + backOffSeconds(failures, 60, sweepMs / 1000) * 1000);
    const at = earlier(marker, again) ?? again.toISOString();
    return { at, failures: failures + 1, databaseDown: isOutage(error) };
  });
}

/** Reads the database's state at the last look; undefined when no job has looked lately. */
export async function databaseAtLastLook(now = new Date()): Promise<'ok' | 'unreachable' | undefined> {
  const marker = await tryToRead('send-mail');
  if (marker === undefined || now.getTime() - Date.parse(marker.at) > lateMs) return undefined;
  return marker.databaseDown ? 'unreachable' : 'ok';
}

function earlier(marker: Marker | undefined, next: Date | undefined): string | undefined {
  const both = [marker?.at, next?.toISOString()].filter((at) => at !== undefined);
  return both.sort()[0];
}

async function openMarkers() {
  // Loaded late: most calls leave no work for later.
  const { getStore } = await import('@netlify/blobs');
  const signal = AbortSignal.timeout(timeoutMs);
  return getStore({
    name: 'due',
    consistency: 'strong',
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, { ...init, signal }),
  });
}

async function tryToRead(job: DueJob): Promise<Marker | undefined> {
  try {
    return (await read(job))?.marker;
  } catch (error) {
    log('warn', 'The marker of a job could not be read.', { job, reason: String(error) });
    return undefined;
  }
}

async function read(job: DueJob): Promise<{ marker: Marker; etag: string | undefined } | undefined> {
  if (env('NETLIFY_BLOBS_CONTEXT') === undefined) return undefined;
  const found = await (await openMarkers()).getWithMetadata(job, { type: 'json' });
  return found === null ? undefined : { marker: found.data as Marker, etag: found.etag };
}

/** Compares and sets a marker: reads and decides again when another process wrote it meanwhile. */
async function tryToChange(
  job: DueJob,
  change: (marker: Marker | undefined) => Marker | undefined,
): Promise<void> {
  if (env('NETLIFY_BLOBS_CONTEXT') === undefined) return;
  try {
    for (let tries = 0; tries < writeTries; tries += 1) {
      const found = await read(job);
      const next = change(found?.marker);
      if (next === undefined) return;
      const condition = conditionOf(found);
      const { modified } = await (await openMarkers()).setJSON(job, next, condition);
      if (modified) return;
    }
  } catch (error) {
    log('warn', 'The marker of a job could not be written.', { job, reason: String(error) });
  }
}

/** Without ETags (the local file store) the last write wins, and the sweep finds the rest. */
function conditionOf(found: { etag?: string | undefined } | undefined) {
  if (found === undefined) return { onlyIfNew: true as const };
  return found.etag === undefined ? {} : { onlyIfMatch: found.etag };
}
