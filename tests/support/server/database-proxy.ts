import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a PostgreSQL and can fail in its place. */
export interface DatabaseProxy {
  /** Address of the same database through it. */
  url: string;
  /** Connections stay open, new ones are taken, and nothing is passed on in either direction any more. */
  freeze(): void;
  /** All that was said meanwhile arrives. */
  thaw(): void;
  /** Connections break, and while on, new ones do at once. */
  breakOff(on: boolean): void;
  /** Connections break, and new ones are refused. */
  stop(): Promise<void>;
}

/**
 * Starts one before a database, with the same name, user and password. Answers arrive `delayMs` later, as from a database
 * far away; `onQuestion` hears what arrives from clients.
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
