import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { log } from '#netlify/core/log.ts';
import { withRequestId } from '#netlify/core/request/request-id.ts';
import { isId } from '#src/lib/ids.ts';
import { requestIdHeader } from '#src/lib/request-id.ts';
import type { ApiEnv } from './http.ts';

/** Gives each request its id, which the answer carries, and one line in the log. */
export const logRequest = createMiddleware<ApiEnv>((c, next) => {
  const id = idOf(c.req.header(requestIdHeader));
  return withRequestId(id, async () => {
    const started = performance.now();
    await next();
    keepNowhere(c);
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

/** Forbids caching of responses to logged-in people; other responses are cached if their route says so. */
function keepNowhere({ req, res }: Context<ApiEnv>): void {
  const named = req.header('authorization') !== undefined;
  if (named || !res.headers.has('cache-control')) res.headers.set('cache-control', 'no-store');
  if (named) res.headers.delete('netlify-cdn-cache-control');
}

/** The browser's own where it is one: nothing else that a stranger sends gets into the log this way. */
function idOf(sent: string | undefined): string {
  return sent !== undefined && isId(sent) ? sent.toLowerCase() : crypto.randomUUID();
}

/** The key in the address of a private calendar is in no log, in whatever way it is asked for: also one mistyped around it. */
function loggedPath(path: string): string {
  return path.replace(/[\w-]{43,}/g, '*');
}
