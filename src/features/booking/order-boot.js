// Runs before the first paint of /book-now: how many lines the cart holds decides what stands where (booking.css).
try {
  const cart = JSON.parse(localStorage.getItem('fts_cart') ?? '[]');
  if (Array.isArray(cart)) document.documentElement.dataset.orderLines = String(cart.length);
} catch {
  // Without storage, or with a corrupt cart, there is no line.
  document.documentElement.dataset.orderLines = '0';
}
