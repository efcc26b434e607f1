import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from '@netlify/functions';
import api from '#netlify/functions/api.ts';
import { visitorAddress } from '#netlify/local/serve/visitor-address.ts';
import type { MemoryOfProcess } from './functions-process.ts';

/** API in a separate process (functions-process.ts), which sends its port to the parent. */
const listener = getRequestListener(
  (request) => {
    const address = visitorAddress(request, undefined);
    const headers = new Headers(request.headers);
    headers.set('x-nf-client-connection-ip', address);
    const { url, method, body } = request;
    // Rebuilt from its parts: the server's object only looks like a Request.
    const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
    const context = { ip: address, waitUntil: (work: Promise<unknown>) => void work } as unknown as Context;
    return api(new Request(url, init), context);
  },
  { overrideGlobalObjects: false },
);

const server = createServer((request, response) => void listener(request, response));
// The client closes connections: a busy server might close one whose next request it has not read.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, held: heapUsed + external } satisfies MemoryOfProcess);
});
process.on('disconnect', () => process.exit());
