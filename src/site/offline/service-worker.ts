import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isKept, keepThis, keptPages } from '#src/lib/storage/kept-pages.ts';
import { pageList, withNotice } from './kept-page.ts';
import { filesOf, importsOf } from './page-files.ts';

/**
 * Keeps what was visited for times without a connection. What the network has comes first, the API is never kept, and a page
 * that is kept says so. Bundled by src/integrations/service-worker.ts.
 */

/** The page for what was not visited, with its style and fonts; written in by the build. */
declare const precached: PrecacheEntry[];

/** As much of a worker's world as is used here. */
interface ExtendableEvent {
  waitUntil(work: Promise<void>): void;
}
declare const self: typeof globalThis & {
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  navigator: { connection?: { saveData?: boolean } };
};

const day = 24 * 60 * 60;

/** As many as fit a phone that is nearly full; the browser may have all of it back. */
const atMost = (maxEntries: number): WorkboxPlugin =>
  // Its types do not know that an optional method and one that is undefined are not the same to us.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }) as WorkboxPlugin;

/** One page for all that may stand behind its path, where it would be kept with what was typed, or with somebody's key. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
  cacheWillUpdate: async ({ request, response }) => {
    const isWhole = response.status === 200 && !response.redirected && !request.url.includes('?');
    return isWhole ? response : null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return undefined;
    const date = cachedResponse.headers.get('date');
    return page(cachedResponse, (html) =>
      withNotice(html, { from: date ? new Date(date) : undefined, online: navigator.onLine }),
    );
  },
};

async function page(response: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  // Of what came over the network.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(change(await response.text()), { headers });
}

/** The page for what is not there, with the way to those that are. */
async function offlinePage(): Promise<Response> {
  const found = await matchPrecache('/offline.html');
  if (!found) return Response.error();
  const cache = await caches.open(keptPages);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      html: (await (await cache.match(request))?.text()) ?? '',
    })),
  );
  return page(found, (html) =>
    html.replace(/(<ul[^>]*data-kept-pages[^>]*>)/, (list) => list + pageList(kept)),
  );
}

precacheAndRoute(precached);
cleanupOutdatedCaches();

const pages = new NetworkFirst({
  cacheName: keptPages,
  networkTimeoutSeconds: 4,
  plugins: [byPath, atMost(40)],
});

// Their names carry a hash: those of an earlier build stay beside the new ones, for the pages that were made with them.
const assets = new CacheFirst({ cacheName: 'assets', plugins: [atMost(200)] });

/** The first pages of a visit came before the worker was there. */
async function keepOpenPages(event: Event): Promise<void> {
  if (self.navigator.connection?.saveData) return;
  const kept = await caches.open(keptPages);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set(windows.map(({ url }) => new URL(url).pathname).filter(isKept));
  for (const path of paths) if (!(await kept.match(path))) await keepWithFiles(event, path);
}

async function keepWithFiles(event: Event, path: string): Promise<void> {
  const html = await (await pages.handle({ event, request: new Request(path) })).text();
  const files = new Set(filesOf(html));
  for (const file of files) {
    const answer = await assets.handle({ event, request: new Request(file) });
    if (file.endsWith('.js')) for (const next of importsOf(await answer.text())) files.add(next);
  }
}

registerRoute(({ sameOrigin, url }) => sameOrigin && isKept(url.pathname), pages);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/_astro/') && request.destination !== 'image',
  assets,
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  new CacheFirst({ cacheName: 'pictures', plugins: [atMost(60)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/polyfills.js',
  new NetworkFirst({ cacheName: 'assets' }),
);
// Whatever else is opened, the API's own pages too: what is on its way (see below) would be asked for a second time.
registerRoute(({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage() : Response.error()));

// A new one takes over at once: it holds no build's pages together, so nothing can be mixed.
void self.skipWaiting();
clientsClaim();
// A page is on its way while the worker starts. Firefox before 99 waits for both.
addEventListener('activate', (event) => {
  (event as Event & ExtendableEvent).waitUntil(
    self.registration.navigationPreload?.enable() ?? Promise.resolve(),
  );
});
// By message, not when it is activated: then every page would wait for it.
addEventListener('message', (event) => {
  if (event.data === keepThis) (event as MessageEvent & ExtendableEvent).waitUntil(keepOpenPages(event));
});
