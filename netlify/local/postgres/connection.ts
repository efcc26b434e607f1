/** Returns a database URL. The server trusts loopback connections, because its data are invented. */
export function connectionUrl(port: number, database: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`;
}
