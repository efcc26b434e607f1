import type { Context, TypedResponse } from 'hono';
import { answerTag } from '#src/features/shelf/answer-tag.ts';

/** So many seconds the platform's network may give an answer on: what is published is public within a minute. */
const networkSeconds = 20;

/**
 * Answers with a list that anyone may read, tagged as the pages are that were built from it. The network keeps it for a
 * moment, so that many visitors are one question to the database.
 */
export async function answerPublic<Item>(
  c: Context,
  items: Item[],
): Promise<TypedResponse<Item[], 200, 'json'> | TypedResponse<null, 304, 'body'>> {
  const tag = `"${await answerTag(items)}"`;
  c.header('etag', tag);
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header(
    'netlify-cdn-cache-control',
    `public, s-maxage=${networkSeconds}, stale-while-revalidate=${networkSeconds}`,
  );
  const kept = c.req.header('if-none-match')?.replace(/^W\//, '');
  if (kept === tag) return c.body(null, 304) as unknown as TypedResponse<null, 304, 'body'>;
  return c.json(items, 200) as unknown as TypedResponse<Item[], 200, 'json'>;
}
