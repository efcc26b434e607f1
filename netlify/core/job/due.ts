import { backOffSeconds } from '../back-off.ts';
import { afterCommit, type Transaction } from '../database.ts';
import { isOutage } from '../database-outage.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import type { DueJob } from './jobs.ts';

/**
 * Markers say outside of the database when a job has something to do next, so that a site without visitors lets its database
 * sleep (docs/decisions/0045). A marker that is missing, unreadable or too far ahead means: look now.
 */
interface Marker {
  /** ISO instant of the next look; at most the next sweep. */
  at: string;
  /** Looks in a row that failed. */
  failures: number;
  /** True when the last look found that the database does not answer. */
  databaseAway: boolean;
}

/** Every job looks at the database at these minutes, all together, whatever its marker says. */
const sweepMs = 30 * 60_000;

/** A look that is late by this time (ms) does not come: the platform does not run the job. */
const lateMs = 15 * 60_000;

/** A file store that has not answered within this time (ms) is done without. */
const patienceMs = 3000;

/** Two may write a marker at once; each of these tries reads what the other wrote. */
const writeTries = 5;

const nextSweep = (now: Date) => new Date((Math.floor(now.getTime() / sweepMs) + 1) * sweepMs);

const writing = new Set<Promise<void>>();

/** Marks, once the transaction is committed, that a job has something to do at this moment. */
export function dueAfterCommit(tx: Transaction, job: DueJob, at = new Date()): void {
  afterCommit(tx, () => {
    const written = noteDue(job, at).finally(() => writing.delete(written));
    writing.add(written);
  });
}

/** Waits for the markers of transactions that are committed, so that the platform does not end the function before. */
export async function markersWritten(): Promise<void> {
  await Promise.all(writing);
}

/** Brings a job's next look forward to this moment. Never throws: the sweep finds what no marker tells of. */
export async function noteDue(job: DueJob, at: Date): Promise<void> {
  await tryToChange(job, (marker) =>
    marker === undefined || Date.parse(marker.at) <= at.getTime()
      ? undefined
      : { ...marker, at: at.toISOString() },
  );
}

/**
 * True when a job should look at the database. Its marker is moved to the next sweep before the look: a change that is committed
 * after the look finds a marker that it can bring forward.
 */
export async function beginLook(job: DueJob, now: Date): Promise<boolean> {
  const sweep = nextSweep(now);
  const found = await tryToRead(job);
  const at = Date.parse(found?.at ?? '');
  if (at > now.getTime() && at <= sweep.getTime()) return false;
  const { failures, databaseAway } = found ?? { failures: 0, databaseAway: false };
  await tryToChange(job, () => ({ at: sweep.toISOString(), failures, databaseAway }));
  return true;
}

/** Notes after a look when there is something to do next, if at all. */
export async function endLook(job: DueJob, next: Date | undefined): Promise<void> {
  await tryToChange(job, (marker) => {
    const at = earlier(marker, next);
    const isWell = marker?.failures === 0 && !marker.databaseAway;
    return at === undefined || (isWell && at === marker.at)
      ? undefined
      : { at, failures: 0, databaseAway: false };
  });
}

/** Notes that a look failed, and when to look again: less often each time, since a job that always fails must not keep the database awake. */
export async function failLook(job: DueJob, error: unknown, now: Date): Promise<void> {
  await tryToChange(job, (marker) => {
    const failures = marker?.failures ?? 0;
    const again = new Date(now.getTime() + backOffSeconds(failures, 60, sweepMs / 1000) * 1000);
    const at = earlier(marker, again) ?? again.toISOString();
    return { at, failures: failures + 1, databaseAway: isOutage(error) };
  });
}

/** Whether the database answered the last look; undefined when jobs do not look, or have not yet. */
export async function databaseAtLastLook(now = new Date()): Promise<'ok' | 'unreachable' | undefined> {
  const marker = await tryToRead('send-mail');
  if (marker === undefined || now.getTime() - Date.parse(marker.at) > lateMs) return undefined;
  return marker.databaseAway ? 'unreachable' : 'ok';
}

function earlier(marker: Marker | undefined, next: Date | undefined): string | undefined {
  const both = [marker?.at, next?.toISOString()].filter((at) => at !== undefined);
  return both.sort()[0];
}

async function openMarkers() {
  // Loaded late: most calls leave no work for later.
  const { getStore } = await import('@netlify/blobs');
  const signal = AbortSignal.timeout(patienceMs);
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

/** Writes what becomes of a marker, unless someone else wrote it meanwhile: then it is read and decided again. */
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

/** The file store of this machine names no versions of what it gives: then the last who writes wins, and the sweep finds the rest. */
function conditionOf(found: { etag?: string | undefined } | undefined) {
  if (found === undefined) return { onlyIfNew: true as const };
  return found.etag === undefined ? {} : { onlyIfMatch: found.etag };
}
