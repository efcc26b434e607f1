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
import { isKept, keepMessage, keptPages } from '#src/lib/storage/kept-pages.ts';
import { addressIn, type Language, languageIn } from '#src/lib/words/languages.ts';
import { speak } from '#src/lib/words/messages.ts';
import { pageList, withNotice } from './kept-page.ts';
import { filesOf, importsOf } from './page-files.ts';
import type { en } from './words/en.ts';

/**
 * Caches visited pages for offline use: network first, never the API, with a notice on cached pages.
 * Bundled by src/integrations/service-worker.ts.
 */

/** Offline page in its languages with style and fonts, and notices; injected by the build. */
declare const precached: PrecacheEntry[];
declare const notices: { en: typeof en } & { [Other in Language]?: typeof en };

/** Subset of the service worker types used here. */
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

/** Limits a cache for phones with little space; the browser may purge all of it. */
const expiration = (maxEntries: number): WorkboxPlugin =>
  // Workbox's types are not written for `exactOptionalPropertyTypes`.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Caches one page per path, ignoring query and hash, which may hold typed text or an access key. */
const oneEntryPerPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
  cacheWillUpdate: async ({ request, response }) => {
    const isWhole = response.status === 200 && !response.redirected && !request.url.includes('?');
    return isWhole ? response : null;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse) return undefined;
    const date = cachedResponse.headers.get('date');
    const language = languageIn(new URL(request.url).pathname);
    const words = speak(language, notices[language] ?? notices.en);
    return page(cachedResponse, (html) =>
      withNotice(words, html, { from: date ? new Date(date) : undefined, online: navigator.onLine }),
    );
  },
};

async function page(response: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  // The body is decompressed and changed, so these no longer apply.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(change(await response.text()), { headers });
}

async function offlinePage({ url }: Request): Promise<Response> {
  const address = addressIn(languageIn(new URL(url).pathname), '/offline.html');
  const found = (await matchPrecache(address)) ?? (await matchPrecache('/offline.html'));
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
  plugins: [oneEntryPerPath, expiration(40)],
});

// Hashed names: files of earlier builds are kept for the cached pages that use them.
const assets = new CacheFirst({ cacheName: 'assets', plugins: [expiration(200)] });

/** Caches pages opened before the worker was active. */
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
  new CacheFirst({ cacheName: 'pictures', plugins: [expiration(60)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/polyfills.js',
  new NetworkFirst({ cacheName: 'assets' }),
);
// All other navigations, including the API's: else the navigation preload (below) is fetched twice.
registerRoute(({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? offlinePage(request) : Response.error(),
);

// Activates immediately: caches are not tied to a build, so nothing can be mixed.
void self.skipWaiting();
clientsClaim();
// Requests the page while the worker starts. Firefox before 99 waits for both.
addEventListener('activate', (event) => {
  (event as Event & ExtendableEvent).waitUntil(
    self.registration.navigationPreload?.enable() ?? Promise.resolve(),
  );
});
// On a message, not on activation, which would delay every page.
addEventListener('message', (event) => {
  if (event.data === keepMessage) (event as MessageEvent & ExtendableEvent).waitUntil(keepOpenPages(event));
});
