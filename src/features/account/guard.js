try {
  if (!localStorage.getItem('fts_token'))
    location.replace(
      `/login?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`,
    );
} catch {
  location.replace('/login');
}
