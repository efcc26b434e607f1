import { app } from '#netlify/api/app.ts';

/** A call that the API knows: its method and its path, with the names of its parameters. */
export interface ApiRoute {
  method: string;
  path: string;
}

/** Every call of the API, as its router has them; a parameter’s pattern is left out. */
export function apiRoutes(): ApiRoute[] {
  const known = new Map<string, ApiRoute>();
  for (const { method, path } of app.routes) {
    // Middleware of the whole API stands among them.
    if (method === 'ALL') continue;
    const plain = path.replace(/\{[^/]*\}/g, '');
    known.set(`${method} ${plain}`, { method, path: plain });
  }
  return [...known.values()];
}

/** The path with this value for every parameter. */
export function pathWith({ path }: ApiRoute, value: (name: string) => string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => value(name));
}
