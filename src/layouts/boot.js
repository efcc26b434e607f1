try {
  const { dataset, style } = document.documentElement;
  const theme = localStorage.getItem('fts_theme');
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (localStorage.getItem('fts_token')) {
    dataset.account = '';
    const { initials, avatarUrl } = JSON.parse(localStorage.getItem('fts_user'));
    style.setProperty('--initials', JSON.stringify(avatarUrl ? '' : initials));
    if (avatarUrl) style.setProperty('--avatar', `url(${JSON.stringify(avatarUrl)})`);
  }
} catch {
  // Later.
}
