import { keepMessage } from '#src/lib/storage/kept-pages.ts';

function startKeeping(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () =>
    serviceWorker.controller?.postMessage(keepMessage),
  );
  // Optional: without it the site only needs a connection. Private windows refuse it.
  serviceWorker.register('/sw.js').catch(() => undefined);
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', startKeeping);
