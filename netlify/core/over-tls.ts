const here = ['', 'localhost', '127.0.0.1', '[::1]'];

/**
 * Requires TLS with a verified certificate, unless the host is local or `sslmode` is set.
 * Without it, the driver would send the password and all data in the clear.
 */
export function overTls(address: string): string {
  const url = new URL(address);
  // The driver prefers the `host` parameter; a path is a socket.
  const host = url.searchParams.get('host') || url.hostname;
  if (here.includes(host) || host.startsWith('/') || url.searchParams.get('sslmode')) return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
