import { createServer } from 'node:http';
import { connect } from 'node:net';
import { neonConfig } from '@neondatabase/serverless';
import { WebSocketServer } from 'ws';

export interface NeonProxy {
  sessions(): number;
  stop(): Promise<void>;
}

/**
 * Forwards WebSockets to an ordinary PostgreSQL, for the production driver.
 * Changes the driver's global settings.
 */
export async function startNeonProxy(databaseUrl: string): Promise<NeonProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  let count = 0;
  sockets.on('connection', (socket) => {
    count += 1;
    const database = connect(Number(port), hostname).setNoDelay(true);
    socket.on('message', (bytes: Buffer) => database.write(bytes));
    database.on('data', (bytes) => socket.send(bytes));
    socket.on('close', () => database.end());
    database.on('close', () => socket.close());
    database.on('error', () => socket.close());
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const address = http.address();
  const proxy = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  Object.assign(neonConfig, {
    wsProxy: () => proxy,
    useSecureWebSocket: false,
    pipelineTLS: false,
    pipelineConnect: false,
  });
  return {
    sessions: () => count,
    async stop() {
      // Closed with a handshake, or the driver reports a broken connection.
      for (const socket of sockets.clients) socket.close();
      await new Promise((done) => sockets.close(done));
      await new Promise((done) => http.close(done));
    },
  };
}
