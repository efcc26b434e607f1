/** Address of a database. The server listens on loopback only and trusts it, because its data are invented. */
export function connectionUrl(port: number, database: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`;
}
