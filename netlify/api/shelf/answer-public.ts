import type { Context, TypedResponse } from 'hono';
import { answerTag } from '#src/features/shelf/answer-tag.ts';

/** Seconds for which the CDN may serve an answer: what is published is public within a minute. */
const cdnSeconds = 20;

/** Answers with a public list, tagged like the pages that were built from it. The CDN caches it for a moment. */
export async function answerPublic<Item>(
  c: Context,
  items: readonly Item[],
): Promise<TypedResponse<Item[], 200, 'json'> | TypedResponse<null, 304, 'body'>> {
  const tag = `"${await answerTag(items)}"`;
  c.header('etag', tag);
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header(
    'netlify-cdn-cache-control',
    `public, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`,
  );
  const known = c.req.header('if-none-match')?.replace(/^W\//, '');
  if (known === tag) return c.body(null, 304) as unknown as TypedResponse<null, 304, 'body'>;
  return c.json(items, 200) as unknown as TypedResponse<Item[], 200, 'json'>;
}
