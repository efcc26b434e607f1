if (
  !(
    self.AbortSignal &&
    AbortSignal.any &&
    Map.groupBy &&
    URL.canParse &&
    'popover' in document.documentElement
  )
) {
  document.write('\x3Cscript src="/polyfills.js">\x3C/script>');
}
try {
  const { dataset, style } = document.documentElement;
  const { fts_theme, fts_token, fts_user, fts_language } = localStorage;
  if (fts_theme) dataset.theme = fts_theme;
  // First of the page's languages that the browser prefers; shown where the page has an offer of it.
  if (!fts_language) dataset.offer = RegExp(`\\b(${dataset.languages})\\b`).exec(navigator.languages)?.[1];
  if (fts_token) {
    dataset.account = '';
    const { initials, avatarUrl } = JSON.parse(fts_user);
    if (avatarUrl) style.setProperty('--avatar', `url("${avatarUrl}")`);
    else style.setProperty('--initials', `"${initials}"`);
  }
} catch {
  // Next.
}
{
  const [page] = performance.getEntriesByType('navigation');
  const { connection, serviceWorker } = navigator;
  // Milliseconds of the way there and back, as this page took and as the browser knows the line, where it tells.
  const isQuick = page && Math.max(page.responseStart - page.requestStart, connection?.rtt ?? 0) < 125;
  const root = document.documentElement;
  // To fade, a browser takes a picture of this page before it draws the next: a tenth of a second and more on a slow phone.
  if (!isQuick)
    addEventListener('pageswap', ({ viewTransition }) => {
      viewTransition?.skipTransition();
      // It is told that it was skipped, which is no fault.
      viewTransition?.ready.catch(() => undefined);
    });
  // The worker has them, or they come before the first paint.
  if (isQuick || serviceWorker?.controller)
    document.head.append(document.querySelector('[data-fonts]').content);
  // On a slow line they would come too late for the first page of a visit: the worker fetches them for the next one.
  else if (
    serviceWorker &&
    page &&
    page.type === 'navigate' &&
    !document.referrer.startsWith(location.origin)
  )
    root.dataset.plain = '';
}
