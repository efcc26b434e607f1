// Runs before the first paint of /book-now: how many lines the cart holds decides what stands where (booking.css).
try {
  const cart = JSON.parse(localStorage.getItem('fts_cart') ?? '[]');
  // Only a session without extras has the height of the skeleton; anything else says how its amount comes about.
  const tall = cart.some(({ sku, options }) => !sku.startsWith('sessions/') || options?.km);
  if (Array.isArray(cart)) document.documentElement.dataset.orderLines = tall ? 'tall' : String(cart.length);
} catch {
  // Without storage, or with a corrupt cart, there is no line.
  document.documentElement.dataset.orderLines = '0';
}
