import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  url: string;
  /** Keeps connections open and accepts new ones, but passes nothing on in either direction. */
  freeze(): void;
  thaw(): void;
  /** Breaks all connections and, while on, also new ones. */
  breakOff(on: boolean): void;
  stop(): Promise<void>;
}

/**
 * Starts a proxy with the database's name, user and password. Delays responses by `delayMs`;
 * `onQuestion` receives the clients' bytes.
 */
export async function startDatabaseProxy(
  databaseUrl: string,
  delayMs = 0,
  onQuestion: (bytes: Buffer) => void = () => undefined,
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  let broken = false;

  function pass(from: Socket, to: Socket, delay = 0) {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (delay === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), delay);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (frozen) from.pause();
  }

  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((client) => {
    if (broken) {
      client.destroy();
      return;
    }
    const database = connect(Number(port), hostname);
    pass(client.setNoDelay(true), database);
    client.on('data', onQuestion);
    pass(database.setNoDelay(true), client, delayMs);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const here = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: Object.assign(new URL(databaseUrl), { host: here }).href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    breakOff(on) {
      broken = on;
      if (on) breakAll();
    },
    async stop() {
      const closed = once(server.close(), 'close');
      breakAll();
      await closed;
    },
  };
}
