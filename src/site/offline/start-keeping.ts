import { keepThis } from '#src/lib/storage/kept-pages.ts';

/** Starts the service worker once the page is there, which then keeps this page too. */
function startKeeping(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => serviceWorker.controller?.postMessage(keepThis));
  // Without it the site works as ever, with a connection; private windows refuse it.
  serviceWorker.register('/sw.js').catch(() => undefined);
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', startKeeping);
