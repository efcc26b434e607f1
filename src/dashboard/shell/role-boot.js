if (/^\/dashboard\/superadmin\b/.test(location.pathname))
  document.documentElement.dataset.shell = 'superadmin';
try {
  const { fts_sidebar, fts_user } = localStorage;
  if (fts_sidebar) document.documentElement.dataset.sidebar = fts_sidebar;
  if (JSON.parse(fts_user).role === 'USER') document.documentElement.dataset.staff = 'no';
} catch {
  // The server will say who it is.
}
