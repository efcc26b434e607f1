import type { Context, TypedResponse } from 'hono';
import { answerTag } from '#src/features/shelf/answer-tag.ts';

/** So many seconds the platform's network may give an answer on: what is published is public within a minute. */
const networkSeconds = 20;

interface Written {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** Lists as they were written; who gives the same array again need not have it written again. */
const writtenLists = new WeakMap<readonly unknown[], Written>();

/**
 * Answers with a list that anyone may read, tagged as the pages are that were built from it. The network keeps it for a
 * moment, so that many visitors are one question to the database.
 */
export async function answerPublic<Item>(
  c: Context,
  items: readonly Item[],
): Promise<TypedResponse<Item[], 200, 'json'> | TypedResponse<null, 304, 'body'>> {
  const { bytes, tag } = writtenLists.get(items) ?? (await write(items));
  c.header('etag', tag);
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header(
    'netlify-cdn-cache-control',
    `public, s-maxage=${networkSeconds}, stale-while-revalidate=${networkSeconds}`,
  );
  const kept = c.req.header('if-none-match')?.replace(/^W\//, '');
  if (kept === tag) return c.body(null, 304) as unknown as TypedResponse<null, 304, 'body'>;
  c.header('content-type', 'application/json');
  return c.body(bytes, 200) as unknown as TypedResponse<Item[], 200, 'json'>;
}

async function write(items: readonly unknown[]): Promise<Written> {
  const written = {
    bytes: new TextEncoder().encode(JSON.stringify(items)),
    tag: `"${await answerTag(items)}"`,
  };
  writtenLists.set(items, written);
  return written;
}
