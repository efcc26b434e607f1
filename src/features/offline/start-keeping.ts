/** Starts the service worker once the page is there; with the first visit, it also takes what came before it was there. */
async function startKeeping(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  if (!isFirst || savesData()) return;
  const { active } = await serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_astro/`));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.pathname, ...files] } });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the site works as ever, with a connection; private windows refuse it.
  addEventListener('load', () => void startKeeping().catch(() => undefined));
}
