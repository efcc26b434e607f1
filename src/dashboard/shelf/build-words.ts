import type { SiteBuild, SiteBuildState } from '#src/domain/shelf/site-build.ts';
import { plural } from '#src/lib/text.ts';
import { momentText } from '../records/columns.tsx';

export const goingLive = 'Going live, about two minutes.';

/** States after which another build can be requested. */
export const endedStates: readonly SiteBuildState[] = ['failed', 'silent'];

/** Describes what visitors see and the pending build: "Going live, about two minutes." */
export function buildText({ state, builtAt, waiting, reason, hasHook }: SiteBuild): string {
  switch (state) {
    case 'live':
      return `Everything is live, as of ${momentText(builtAt)}.`;
    case 'queued':
    case 'building':
      return goingLive;
    case 'silent':
      return `${notLive(waiting)} No new pages for 15 minutes.`;
    case 'failed':
      return `${notLive(waiting)} The update failed: ${reason ?? ''}${hasHook ? '' : ` ${noHook}`}`;
    case 'manual':
      return `${notLive(waiting)} ${noHook}`;
  }
}

const noHook = 'Ask your developer to rebuild the site.';

function notLive(waiting: number): string {
  return `${plural(waiting, 'change')} ${waiting === 1 ? 'is' : 'are'} not live yet.`;
}
