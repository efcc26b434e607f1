import { Hono } from 'hono';
import { app } from '#netlify/api/app.ts';
import type { LateHandler } from '#netlify/api/http/late.ts';

/** A call that the API knows: its method and its path, with the names of its parameters. */
export interface ApiRoute {
  method: string;
  path: string;
}

/** Every call of the API, as its routers have them; a parameter’s pattern is left out. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const known = new Map<string, ApiRoute>();
  for (const { path: pattern, handler } of app.routes) {
    // Middleware of the whole API stands among them.
    if (!isLate(handler)) continue;
    const { routes } = new Hono().route(pattern.replace(/\/\*$/, ''), await handler.load());
    for (const { method, path } of routes) {
      const plain = path.replace(/\{[^/]*\}/g, '');
      known.set(`${method} ${plain}`, { method, path: plain });
    }
  }
  return [...known.values()];
}

const isLate = (handler: object): handler is LateHandler => 'load' in handler;

/** The path with this value for every parameter. */
export function pathWith({ path }: ApiRoute, value: (name: string) => string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => value(name));
}
