import { createServer } from 'node:http';
import { connect } from 'node:net';
import { neonConfig } from '@neondatabase/serverless';
import { WebSocketServer } from 'ws';

/** Stands where Neon's WebSocket endpoint stands in production. */
export interface NeonProxy {
  /** Sessions that were opened through it. */
  sessions(): number;
  stop(): Promise<void>;
}

/**
 * Lets the production driver reach an ordinary PostgreSQL: it speaks PostgreSQL's protocol over WebSocket, and each
 * socket is passed on as it is. Points the driver's global settings at itself.
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
      // Closed with a handshake: the driver takes anything else for a broken connection.
      for (const socket of sockets.clients) socket.close();
      await new Promise((done) => sockets.close(done));
      await new Promise((done) => http.close(done));
    },
  };
}
