import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, so that no system-assigned port takes a free one before it is used. */
const ownPorts = { first: 20_000, last: 32_767 } as const;

export async function freePort(): Promise<number> {
  const port = randomInt(ownPorts.first, ownPorts.last + 1);
  return (await isFree(port)) ? port : freePort();
}

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createServer().once('error', (error: NodeJS.ErrnoException) =>
    ['EADDRINUSE', 'EACCES'].includes(error.code ?? '') ? resolve(false) : reject(error),
  );
  probe.listen(port, host, () => probe.close(() => resolve(true)));
  return promise;
}
