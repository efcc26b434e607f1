import { isPreview, staffHeaders } from '#src/features/shelf/live-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import type { PublicPackage } from './package.ts';
import { parsePackages } from './parse-packages.ts';

/** Milliseconds until what was built has to do. */
const patience = 8000;

/** What `GET /api/pricing` said: all that is sold now, that nothing is newer than the page, or nothing at all. */
export type LivePackages = PublicPackage[] | 'as-built' | 'unreached';

let asked: Promise<LivePackages> | undefined;

/** All that is sold now; one call for all parts of a page that want to know. */
export function livePackages(): Promise<LivePackages> {
  asked ??= askPackages();
  return asked;
}

/** The same, asked anew: after the server has charged something else. */
export function refreshPackages(): Promise<LivePackages> {
  asked = askPackages();
  return asked;
}

/** With `?preview`, staff see what would be sold with all drafts. */
async function askPackages(): Promise<LivePackages> {
  const answer = await (isPreview()
    ? answerTo(
        (init) => api.pricing.preview.$get({}, { init: { ...init, headers: staffHeaders() } }),
        patience,
      )
    : answerTo((init) => api.pricing.$get({}, { init: { ...init, headers: seen() } }), patience));
  if (answer.kind === 'refused' && answer.status === 304) return 'as-built';
  // Offline, too slow, or no JSON: what was built is still true enough to read.
  return (answer.kind === 'ok' ? parsePackages(answer.data) : undefined) ?? 'unreached';
}

/** Pages that show prices say which ones (PricesTag.astro). */
function seen(): Record<string, string> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="prices"]')?.content;
  return tag === undefined ? {} : { 'if-none-match': `"${tag}"` };
}
