{
  // In the language of the page.
  const login = location.pathname.replace(/^(\/(?:fr|rw)(?=\/))?.*/, '$1/login');
  try {
    const token = localStorage.getItem('fts_token');
    if (!token)
      location.replace(
        `${login}?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`,
      );
    // A page that Back brings as it was may be someone's who logged out since.
    addEventListener('pageshow', (event) => {
      if (!event.persisted || localStorage.getItem('fts_token') === token) return;
      // Over a slow line it would be in view until the new one comes.
      document.body.remove();
      location.reload();
    });
  } catch {
    location.replace(login);
  }
}
