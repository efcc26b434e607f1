import { createServer } from 'node:net';

/** A TCP port of the loopback interface that nobody listens on at the moment: the one that is named, or any. Rejects when it is taken. */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(wanted, host, () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
  });
  return promise;
}
