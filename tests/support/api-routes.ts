import { Hono } from 'hono';
import { app } from '#netlify/api/app.ts';
import type { LazyHandler } from '#netlify/api/http/lazy-routes.ts';

export interface ApiRoute {
  method: string;
  path: string;
}

/** Lists every API route of the routers, without parameter patterns. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const known = new Map<string, ApiRoute>();
  for (const { path: pattern, handler } of app.routes) {
    // Skips middleware of the whole API.
    if (!isLazy(handler)) continue;
    const { routes } = new Hono().route(pattern.replace(/\/\*$/, ''), await handler.load());
    for (const { method, path } of routes) {
      const plain = path.replace(/\{[^/]*\}/g, '');
      known.set(`${method} ${plain}`, { method, path: plain });
    }
  }
  return [...known.values()];
}

const isLazy = (handler: object): handler is LazyHandler => 'load' in handler;

export function pathWith({ path }: ApiRoute, value: (name: string) => string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => value(name));
}
