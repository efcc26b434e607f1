import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { site } from '#tests/support/run/addresses.ts';

/** Stands between the site and a browser whose errors nobody can read from outside. */
interface Relay {
  url: string;
  close(): Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  const server = createServer(getRequestListener(pass, { overrideGlobalObjects: false }));
  // As of the site's own server (netlify/local/preview.ts).
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

/** Asks the site, and puts the script first in every page: before the page's own policy, which does not allow it. */
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

/** Where the script writes down what went wrong: it outlives the page, not the visit. */
export const complaintsKey = 'complaints';

// A page that is left stops what it was still fetching, and WebKit calls that an error.
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
