import type { Context, TypedResponse } from 'hono';

/** Seconds that the CDN keeps a response before it serves it stale and refetches it. */
const cdnSeconds = 20;

export function respondForCdn<Item>(c: Context, items: readonly Item[]): TypedResponse<Item[], 200, 'json'> {
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header(
    'netlify-cdn-cache-control',
    `public, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`,
  );
  return c.json(items, 200) as unknown as TypedResponse<Item[], 200, 'json'>;
}
