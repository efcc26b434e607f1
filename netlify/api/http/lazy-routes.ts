import type { Handler, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Schema } from 'hono/types';
import { type ApiEnv, countFaults, createRoutes } from './http.ts';
import { respondWithFailure } from './respond-with-failure.ts';

type Routes = Hono<ApiEnv, Schema, string>;

/** Signals that no route matched, so the next is tried. Shared, because stack traces are slow. */
const notMounted = new Error('These routes do not know this address.');

export interface LazyHandler extends Handler<ApiEnv> {
  load: () => Promise<Routes>;
}

/** Loads routes on the first request below their path, so that cold starts read only what they need. */
export function lazyRoutes<Module extends Record<Name, Routes>, Name extends keyof Module>(
  read: () => Promise<Module>,
  name: Name,
): Module[Name] {
  const load = async (): Promise<Routes> => (await read())[name];
  let routes: Promise<Hono<ApiEnv>> | undefined;
  const mounted = async (pattern: string): Promise<Hono<ApiEnv>> => {
    try {
      return below(pattern, await load());
    } catch (error) {
      // The next request tries again: instances live long, and the cause may be gone by then.
      routes = undefined;
      throw error;
    }
  };
  const handler: Handler<ApiEnv> = async (c, next) => {
    routes ??= mounted(routePath(c));
    try {
      return await (await routes).fetch(c.req.raw, c.env);
    } catch (error) {
      if (error !== notMounted) throw error;
      return next();
    }
  };
  return createRoutes().all('*', Object.assign(handler, { load })) as unknown as Module[Name];
}

/** Mounts the routes at their full path; unmatched requests pass on. Outer middleware sees refusals. */
function below(pattern: string, routes: Routes): Hono<ApiEnv> {
  return createRoutes()
    .basePath(pattern.replace(/\/\*$/, ''))
    .use('*', countFaults)
    .route('/', routes)
    .notFound(() => {
      throw notMounted;
    })
    .onError((error, c) => {
      if (error === notMounted) throw error;
      return respondWithFailure(error, c);
    });
}
