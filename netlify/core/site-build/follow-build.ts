import { db } from '../database.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { siteBuilds } from './site-build.table.ts';
import { lockBuild } from './site-build.ts';

export interface DeployNews {
  deploy: { id: string; context: string; createdAt: string; errorMessage: string | null };
  site: { id: string };
}

type FollowedState = 'building' | 'built' | 'failed';

const clockToleranceMs = 5000;

const reasonLength = 300;

/**
 * Stores a deploy’s state. Events may be late, repeated, out of order or forged (docs/security.md):
 * a newer deploy and a final outcome are kept, and no event causes a request.
 */
export async function followBuild(state: FollowedState, { deploy, site }: DeployNews): Promise<void> {
  const createdAt = new Date(deploy.createdAt);
  const isOurs = site.id === env('SITE_ID') && deploy.context === 'production';
  if (!isOurs || !(createdAt.getTime() < Date.now() + clockToleranceMs)) return;
  await db().transaction(async (tx) => {
    const row = await lockBuild(tx);
    const requestedAt = row.requestedAt?.getTime() ?? 0;
    const newestAt = row.deployCreatedAt?.getTime() ?? 0;
    const isOlder = createdAt.getTime() < Math.max(requestedAt - clockToleranceMs, newestAt);
    const isEnded = row.deployId === deploy.id && row.state !== 'building';
    if (isOlder || isEnded) return;
    const reason = state === 'failed' ? reasonOf(deploy.errorMessage) : null;
    const heard = { deployId: deploy.id, deployCreatedAt: createdAt };
    await tx.update(siteBuilds).set({ ...heard, state, stateSince: new Date(), reason });
  });
  log('info', 'The state of a build has changed.', { deploy: deploy.id, state });
}

function reasonOf(message: string | null): string {
  const text = (message ?? '').replace(/\s+/g, ' ').trim();
  return text === '' ? 'The platform gave no reason.' : text.slice(0, reasonLength);
}
