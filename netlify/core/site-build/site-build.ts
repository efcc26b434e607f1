import { sql } from 'drizzle-orm';
import type { SiteBuild } from '#src/features/shelf/site-build.ts';
import { build } from '../build.ts';
import { db } from '../database.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { settings } from '../setting/setting.table.ts';
import { readSetting } from '../setting/setting.ts';
import { publishedNow } from './published-now.ts';

/** Milliseconds that the platform has to take the request. */
const patience = 10_000;

/** How far the deployed pages are behind what is published. */
export async function siteBuild(): Promise<SiteBuild> {
  const [{ waiting }, asked] = await Promise.all([
    publishedNow(new Date()),
    readSetting(db(), 'build-asked'),
  ]);
  return {
    builtAt: build.readAt,
    waiting,
    askedAt: asked === undefined ? null : new Date(asked).toISOString(),
    asksItself: env('BUILD_HOOK_URL') !== undefined,
  };
}

/**
 * Asks the platform for a build when something became public since the last one and since it was last asked. Many changes
 * within a minute are one build. Throws when the platform does not take it; the next minute asks again.
 */
export async function askForBuild(): Promise<boolean> {
  const hook = env('BUILD_HOOK_URL');
  if (hook === undefined) return false;
  const now = Date.now();
  const { waiting } = await publishedNow(new Date(now));
  if (waiting === 0) return false;
  const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
  await db()
    .insert(settings)
    .values({ name: 'build-asked', value: now })
    .onConflictDoUpdate({ target: settings.name, set: { value: now, updatedAt: sql`now()` } });
  log('info', 'A build was asked for.', {});
  return true;
}
