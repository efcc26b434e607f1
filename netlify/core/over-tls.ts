const here = ['', 'localhost', '127.0.0.1', '[::1]'];

/**
 * The address of a database, encrypted on the way and with its certificate checked, unless it lies on this machine or says what
 * else it wants (`sslmode`): without a word, the driver would send the password and everything else in the clear.
 */
export function overTls(address: string): string {
  const url = new URL(address);
  if (here.includes(url.hostname) || url.searchParams.has('sslmode')) return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
