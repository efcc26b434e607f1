import { isPreview, staffHeaders } from '#src/features/shelf/preview.ts';

/** Milliseconds until what was built has to do. */
const patience = 8000;

/** The answer of `GET /api/pricing`, as it came; that nothing is newer than the page; or that there is none. */
export type AskedPrices = object | 'as-built' | 'unreached';

let asked: Promise<AskedPrices> | undefined;

/** What is sold now; one call for all parts of a page that want to know. */
export function askedPrices(): Promise<AskedPrices> {
  asked ??= ask();
  return asked;
}

/** The same, asked anew: after the server has charged something else. */
export function askPricesAgain(): Promise<AskedPrices> {
  asked = ask();
  return asked;
}

/** Without the typed client: every page with prices loads this before any touch, and what reads an answer only with one. */
async function ask(): Promise<AskedPrices> {
  const [path, headers] = isPreview() ? ['/preview', staffHeaders()] : ['', seen()];
  try {
    const response = await fetch(`/api/pricing${path}`, { headers, signal: AbortSignal.timeout(patience) });
    if (response.status === 304) return 'as-built';
    return response.ok ? ((await response.json()) as object) : 'unreached';
  } catch {
    // Offline, too slow, or no JSON: what was built is still true enough to read.
    return 'unreached';
  }
}

/** Pages that show prices say which ones (PricesTag.astro). */
function seen(): Record<string, string> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="prices"]')?.content;
  return tag === undefined ? {} : { 'if-none-match': `"${tag}"` };
}
