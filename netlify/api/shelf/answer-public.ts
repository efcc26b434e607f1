import type { Context, TypedResponse } from 'hono';

/** Time (s) for which the CDN keeps an answer, and then serves it stale while it fetches another. */
const cdnSeconds = 20;

/** Answers with a public list that the CDN caches for a moment. */
export function answerPublic<Item>(c: Context, items: readonly Item[]): TypedResponse<Item[], 200, 'json'> {
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header(
    'netlify-cdn-cache-control',
    `public, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`,
  );
  return c.json(items, 200) as unknown as TypedResponse<Item[], 200, 'json'>;
}
