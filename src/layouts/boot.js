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
  const { fts_theme, fts_token, fts_user } = localStorage;
  if (fts_theme) dataset.theme = fts_theme;
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
  // Milliseconds of the way there and back, as this page took and as the browser knows the line, where it tells. On a slow
  // one the words come first: the fonts then show from the next page on.
  const { rtt } = navigator.connection || { rtt: 0 };
  if (page && Math.max(page.responseStart - page.requestStart, rtt) < 125)
    document.head.append(document.querySelector('[data-fonts]').content);
}
