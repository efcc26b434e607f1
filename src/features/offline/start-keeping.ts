/** Starts the service worker once the page is there. Without it the site works as ever, with a connection; private windows refuse it. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
