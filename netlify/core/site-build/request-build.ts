import { eq } from 'drizzle-orm';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { env } from '../env.ts';
import { ProblemError } from '../errors.ts';
import { log } from '../log.ts';
import { type PublishedNow, publishedNow } from './published-now.ts';
import { siteBuilds } from './site-build.table.ts';
import { type BuildRow, isDue, isFollowed, lockBuild } from './site-build.ts';

const hookTimeoutMs = 10_000;

/**
 * Requests a build, at most once a minute, when no request covers what the pages may lack.
 * Throws when the platform refuses; the job retries.
 */
export async function requestBuild(): Promise<void> {
  if (env('BUILD_HOOK_URL') === undefined) return;
  const published = await publishedNow(new Date());
  const claimed = await db().transaction(async (tx) => {
    const row = await lockBuild(tx);
    if (!isDue(row, published)) return undefined;
    if (nextRequest(row) <= new Date()) return claim(tx, published);
    // The build under way may read this content or what comes next: neither counts as covered.
    await tx.update(siteBuilds).set({ requestedDigest: null });
    return undefined;
  });
  if (claimed !== undefined) await callHook(claimed);
}

export async function nextRequestDue(): Promise<Date | undefined> {
  if (env('BUILD_HOOK_URL') === undefined) return undefined;
  const [published, [row]] = [await publishedNow(new Date()), await db().select().from(siteBuilds)];
  return row !== undefined && isDue(row, published) ? nextRequest(row) : undefined;
}

/** Requests a build as this user, unless one is under way. Throws ProblemError 409 without a hook. */
export async function requestBuildAgain({ user }: SignedIn): Promise<void> {
  if (env('BUILD_HOOK_URL') === undefined)
    throw new ProblemError(
      409,
      'This site cannot update its pages from here. Ask your developer to rebuild the site.',
    );
  const published = await publishedNow(new Date());
  const claimed = await db().transaction(async (tx) => {
    const row = await lockBuild(tx);
    if (isFollowed(row) && row.state !== 'built') return undefined;
    await audit(tx, { actor: user.id, action: 'site-build.requested', subjectId: row.id });
    return claim(tx, published);
  });
  if (claimed === undefined) return;
  // Staff read the reason from the state of the build.
  await callHook(claimed).catch((error: unknown) => log('warn', String(error), {}));
}

/** Earliest time of the next request: changes of the minute after a request are merged into one build. */
function nextRequest({ requestedAt }: BuildRow): Date {
  return new Date((requestedAt?.getTime() ?? 0) + env('BUILD_GAP_SECONDS') * 1000);
}

/** Stores a request before it is made, so that no other process duplicates it. */
async function claim(tx: Transaction, { digest }: PublishedNow): Promise<Date> {
  const requestedAt = new Date();
  await tx
    .update(siteBuilds)
    .set({ requestedDigest: digest, requestedAt, state: 'queued', stateSince: requestedAt, reason: null });
  return requestedAt;
}

async function callHook(requestedAt: Date): Promise<void> {
  const reason = await refusalOfHook();
  if (reason === undefined) return log('info', 'A build was requested.', {});
  await db()
    .update(siteBuilds)
    .set({ state: 'refused', stateSince: new Date(), reason, requestedDigest: null })
    .where(eq(siteBuilds.requestedAt, requestedAt));
  throw new Error(reason);
}

/** Calls the hook; returns a sentence, without the secret address, if it refuses. */
async function refusalOfHook(): Promise<string | undefined> {
  const hook = env('BUILD_HOOK_URL') ?? '';
  try {
    const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(hookTimeoutMs) });
    return response.ok ? undefined : `The build hook responded with ${response.status}.`;
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return late
      ? 'The build hook did not respond within 10 seconds.'
      : 'The build hook could not be reached.';
  }
}
