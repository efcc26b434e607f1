import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give out unasked, as to mail servers of tests: a free one stays so until whoever looked for it listens. */
const ownPorts = { first: 20_000, last: 32_767 } as const;

/** A TCP port of the loopback interface that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(ownPorts.first, ownPorts.last + 1);
  return (await isFree(port)) ? port : freePort();
}

/** Whether nobody listens on a TCP port. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createServer().once('error', (error: NodeJS.ErrnoException) =>
    ['EADDRINUSE', 'EACCES'].includes(error.code ?? '') ? resolve(false) : reject(error),
  );
  probe.listen(port, host, () => probe.close(() => resolve(true)));
  return promise;
}
