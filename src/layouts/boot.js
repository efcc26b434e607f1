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
  // Milliseconds from asking for the page to its first byte. On a slow line the words come first: the fonts then show
  // from the next page on.
  if (page && page.responseStart - page.requestStart < 100)
    document.head.append(document.querySelector('[data-fonts]').content);
}
