import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { log } from '#netlify/core/log.ts';
import { withRequestId } from '#netlify/core/request/request-id.ts';
import { isId } from '#src/lib/ids.ts';
import { requestIdHeader } from '#src/lib/request-id.ts';
import type { ApiEnv } from './http.ts';

/** Gives each request an id, returned in a header, and one line in the log. */
export const logRequest = createMiddleware<ApiEnv>((c, next) => {
  const id = idOf(c.req.header(requestIdHeader));
  return withRequestId(id, async () => {
    const started = performance.now();
    await next();
    noStoreHeader(c);
    c.res.headers.set(requestIdHeader, id);
    log('info', 'request', {
      platformId: c.env?.context?.requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
});

function noStoreHeader({ req, res }: Context<ApiEnv>): void {
  const named = req.header('authorization') !== undefined;
  if (named || !res.headers.has('cache-control')) res.headers.set('cache-control', 'no-store');
  if (named) res.headers.delete('netlify-cdn-cache-control');
}

/** Accepts an id from the browser only if it is valid, so that no other client text reaches the log. */
function idOf(sent: string | undefined): string {
  return sent !== undefined && isId(sent) ? sent.toLowerCase() : crypto.randomUUID();
}

/** Masks calendar feed tokens in any path, also in mistyped ones. */
function loggedPath(path: string): string {
  return path.replace(/[\w-]{43,}/g, '*');
}
