try {
  const theme = localStorage.getItem('fts_theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  delete document.documentElement.dataset.theme;
}
