import type { SiteBuild, SiteBuildState } from '#src/domain/shelf/site-build.ts';
import { build } from '../build.ts';
import { db, type Transaction } from '../database.ts';
import { env } from '../env.ts';
import { type PublishedNow, publishedNow } from './published-now.ts';
import { siteBuilds } from './site-build.table.ts';

export type BuildRow = typeof siteBuilds.$inferSelect;

const silentAfterMs = 15 * 60_000;

export async function siteBuild(): Promise<SiteBuild> {
  const [published, [row]] = await Promise.all([publishedNow(new Date()), db().select().from(siteBuilds)]);
  const { waiting } = published;
  const hasHook = env('BUILD_HOOK_URL') !== undefined;
  const state = waiting === 0 ? 'live' : waitingState(row, published, hasHook);
  const reason = state === 'failed' ? (row?.reason ?? null) : null;
  return { builtAt: build.readAt, waiting, state, reason, hasHook };
}

/** Finds the state while changes wait. `built` is not `live`: only new pages prove that. */
function waitingState(row: BuildRow | undefined, published: PublishedNow, hasHook: boolean): SiteBuildState {
  const state = row?.state ?? null;
  if (row !== undefined && isFollowed(row)) return state === 'building' ? 'building' : 'queued';
  if (state === 'refused') return 'failed';
  if (row !== undefined && hasHook && isDue(row, published)) return 'queued';
  if (state === 'failed') return 'failed';
  return hasHook ? 'silent' : 'manual';
}

export async function lockBuild(tx: Transaction): Promise<BuildRow> {
  await tx.insert(siteBuilds).values({}).onConflictDoNothing({ target: siteBuilds.only });
  const [row] = await tx.select().from(siteBuilds).for('update');
  if (row === undefined) throw new Error('The database did not return the row of the build.');
  return row;
}

/** True while the outcome of a build may still come. */
export function isFollowed({ state, stateSince }: BuildRow): boolean {
  const awaited = state === 'queued' || state === 'building' || state === 'built';
  return awaited && stateSince !== null && Date.now() - stateSince.getTime() < silentAfterMs;
}

/** True if the pages lack something no request covers, or a pending build may show withdrawn content. */
export function isDue(row: BuildRow, { waiting, digest }: PublishedNow): boolean {
  return row.requestedDigest !== digest && (waiting > 0 || isPending(row));
}

/** True while the last request may still produce new pages, whatever its events report. */
function isPending({ requestedAt, state }: BuildRow): boolean {
  return state !== 'refused' && requestedAt !== null && Date.now() - requestedAt.getTime() < silentAfterMs;
}
