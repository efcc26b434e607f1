try {
  const token = localStorage.getItem('fts_token');
  if (!token)
    location.replace(
      `/login?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`,
    );
  // A page that Back brings as it was may be someone's who logged out since.
  addEventListener('pageshow', (event) => {
    if (event.persisted && localStorage.getItem('fts_token') !== token) location.reload();
  });
} catch {
  location.replace('/login');
}
