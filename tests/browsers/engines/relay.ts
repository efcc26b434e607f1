import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { site } from '#tests/support/run/addresses.ts';

/** Proxy in front of a browser whose errors cannot be read from outside. */
interface Relay {
  url: string;
  close(): Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  const server = createServer(getRequestListener(pass, { overrideGlobalObjects: false }));
  // As on the site's own server (netlify/local/preview.ts).
  server.keepAliveTimeout = 0;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Proxies the site, and injects the script before the page's own policy, which would forbid it. */
async function pass(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'origin', 'referer', 'accept-encoding', 'content-length'])
    headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(site.url + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const own = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) own.delete(name);
  const isPage = own.get('content-type')?.startsWith('text/html') ?? false;
  const body = isPage
    ? (await answer.text()).replace('<head>', `<head><script>${listener}</script>`)
    : answer.body;
  return new Response(body, { status: answer.status, headers: own });
}

/** Storage key of the errors: outlives the page, not the visit. */
export const complaintsKey = 'complaints';

// Leaving a page aborts its requests, which WebKit reports as errors.
const listener = `
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  const note = (text) => {
    if (isLeft) return;
    const noted = JSON.parse(sessionStorage.getItem('${complaintsKey}') || '[]');
    sessionStorage.setItem('${complaintsKey}', JSON.stringify([...noted, String(text)]));
  };
  addEventListener('error', ({ message, target }) => note(message || 'cannot be loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  console.error = (...words) => note(words.join(' '));
`;
