import type { Handler, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Schema } from 'hono/types';
import { answerFailure } from './answer-failure.ts';
import { type ApiEnv, countFaults, createRoutes } from './http.ts';

type Routes = Hono<ApiEnv, Schema, string>;

/**
 * Thrown by routes at an address that is not theirs: others may have it. Made once, since most calls come by several of them, and
 * an error takes long to make: it looks up where it was made.
 */
const notHere = new Error('These routes do not know this address.');

/** The handler that stands for late routes, by which tests find them. */
export interface LateHandler extends Handler<ApiEnv> {
  load: () => Promise<Routes>;
}

/**
 * What a module exports by this name: routes that are read with the first call to an address below theirs, so that a
 * function that starts reads only what its first caller needs. The client's types are as if they were here.
 */
export function late<Module extends Record<Name, Routes>, Name extends keyof Module>(
  read: () => Promise<Module>,
  name: Name,
): Module[Name] {
  const load = async (): Promise<Routes> => (await read())[name];
  let routes: Promise<Hono<ApiEnv>> | undefined;
  const mounted = async (pattern: string): Promise<Hono<ApiEnv>> => {
    try {
      return below(pattern, await load());
    } catch (error) {
      // The next call tries again: an instance lives long, and what was missing may be there then.
      routes = undefined;
      throw error;
    }
  };
  const handler: Handler<ApiEnv> = async (c, next) => {
    routes ??= mounted(routePath(c));
    try {
      return await (await routes).fetch(c.req.raw, c.env);
    } catch (error) {
      if (error !== notHere) throw error;
      return next();
    }
  };
  return createRoutes().all('*', Object.assign(handler, { load })) as unknown as Module[Name];
}

/** The routes with the whole of their addresses, which leave strangers to the app. What stands around a handler sees its refusals. */
function below(pattern: string, routes: Routes): Hono<ApiEnv> {
  return createRoutes()
    .basePath(pattern.replace(/\/\*$/, ''))
    .use('*', countFaults)
    .route('/', routes)
    .notFound(() => {
      throw notHere;
    })
    .onError((error, c) => {
      if (error === notHere) throw error;
      return answerFailure(error, c);
    });
}
