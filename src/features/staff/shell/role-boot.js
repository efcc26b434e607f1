try {
  if (JSON.parse(localStorage.fts_user).role === 'USER') document.documentElement.dataset.staff = 'no';
} catch {
  // The server will say who it is.
}
