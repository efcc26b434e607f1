import type { NetlifyFunction } from '@netlify/functions';
import { followBuild } from '#netlify/core/site-build/follow-build.ts';

export default {
  deployBuilding: (event) => followBuild('building', event),
  deploySucceeded: (event) => followBuild('built', event),
  deployFailed: (event) => followBuild('failed', event),
  fetch: () => new Response(null, { status: 404 }),
} satisfies NetlifyFunction;
