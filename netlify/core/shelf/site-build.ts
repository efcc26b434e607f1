import { gt, max, sql } from 'drizzle-orm';
import type { SiteBuild } from '#src/features/shelf/site-build.ts';
import { db } from '../database.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { settings } from '../setting/setting.table.ts';
import { readSetting } from '../setting/setting.ts';
import { shelfEntries, shelfOrders } from './shelf.table.ts';

/** Milliseconds that the platform has to take the request. */
const patience = 10_000;

/** How far the pages as they were built are behind what is public. */
export async function siteBuild(): Promise<SiteBuild> {
  const builtAt = env('BUILD_TIME') ?? null;
  const since = new Date(builtAt ?? 0);
  const [entries, orders, asked] = await Promise.all([
    db().$count(shelfEntries, gt(shelfEntries.publicSince, since)),
    db().$count(shelfOrders, gt(shelfOrders.publicSince, since)),
    readSetting(db(), 'build-asked'),
  ]);
  return {
    builtAt,
    waiting: entries + orders,
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
  const newest = await newestChange();
  const asked = (await readSetting(db(), 'build-asked')) ?? 0;
  const built = Date.parse(env('BUILD_TIME') ?? '') || 0;
  if (newest <= Math.max(asked, built)) return false;
  const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
  await db()
    .insert(settings)
    .values({ name: 'build-asked', value: now })
    .onConflictDoUpdate({ target: settings.name, set: { value: now, updatedAt: sql`now()` } });
  log('info', 'A build was asked for.', {});
  return true;
}

/** When something last became public or ceased to be, in milliseconds since 1970; 0 when never. */
async function newestChange(): Promise<number> {
  const [[entry], [order]] = await Promise.all([
    db()
      .select({ at: max(shelfEntries.publicSince) })
      .from(shelfEntries),
    db()
      .select({ at: max(shelfOrders.publicSince) })
      .from(shelfOrders),
  ]);
  return Math.max(entry?.at?.getTime() ?? 0, order?.at?.getTime() ?? 0);
}
