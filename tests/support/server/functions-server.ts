import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from '@netlify/functions';
import api from '#netlify/functions/api.ts';
import { visitorAddress } from '#netlify/local/serve/visitor-address.ts';
import type { MemoryOfProcess } from './functions-process.ts';

/** The API as a process of its own (functions-process.ts), which tells its parent the port. */
const listener = getRequestListener(
  (request) => {
    const address = visitorAddress(request, undefined);
    const headers = new Headers(request.headers);
    headers.set('x-nf-client-connection-ip', address);
    const { url, method, body } = request;
    // A new request from its parts: what a server hands over only looks like one.
    const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
    const context = { ip: address, waitUntil: (work: Promise<unknown>) => void work } as unknown as Context;
    return api(new Request(url, init), context);
  },
  { overrideGlobalObjects: false },
);

const server = createServer((request, response) => void listener(request, response));
// Never ended from here: kept from the processor for some seconds, it would end one whose next request lies unread in it, and that would have no answer. Who calls ends it.
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
