const here = ['', 'localhost', '127.0.0.1', '[::1]'];

/**
 * The address of a database, encrypted on the way and with its certificate checked, unless it lies on this machine or says what
 * else it wants (`sslmode`): without a word, the driver would send the password and everything else in the clear.
 */
export function overTls(address: string): string {
  const url = new URL(address);
  // The driver goes to the host that is named behind the question mark, where one is; a path is a socket.
  const host = url.searchParams.get('host') || url.hostname;
  if (here.includes(host) || host.startsWith('/') || url.searchParams.get('sslmode')) return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
