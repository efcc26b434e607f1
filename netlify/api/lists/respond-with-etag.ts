import { createHash } from 'node:crypto';
import type { Context, TypedResponse } from 'hono';
import { build } from '#netlify/core/build.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedInEnv } from '../http/session.ts';

type CachedResponse<Body> = TypedResponse<Body, 200, 'json'> | TypedResponse<null, 304, 'body'>;

/**
 * Responds with an ETag `"<snapshot>.<body>"` for src/components/account/session/cached-responses.ts.
 * The same snapshot skips `read`. Job runs change it, so changes by time alone show within a minute.
 */
export async function respondWithEtag<Body>(
  c: Context<SignedInEnv>,
  read: () => Promise<Body>,
): Promise<CachedResponse<Body>> {
  const { snapshot, user } = c.var.me;
  const state = hash([snapshot, c.req.url, user.id, ...otherInputs()].join(' '));
  const [keptState, keptBody] = readTag(c.req.header('if-none-match'));
  if (keptState === state) return notModified(c, `"${state}.${keptBody}"`);
  const text = JSON.stringify(await read());
  const body = hash(text);
  const tag = `"${state}.${body}"`;
  if (keptBody === body) return notModified(c, tag);
  return c.body(text, 200, {
    ...headers(tag),
    'content-type': 'application/json',
  }) as unknown as CachedResponse<Body>;
}

function otherInputs(): string[] {
  return [todayInKigali(new Date()), build.commit, build.readAt];
}

function headers(tag: string) {
  return { etag: tag, vary: 'authorization' };
}

function notModified<Body>(c: Context, tag: string): CachedResponse<Body> {
  return c.body(null, 304, headers(tag)) as unknown as CachedResponse<Body>;
}

/** Parses one of our tags, which a proxy may have made weak. */
function readTag(header: string | undefined): [state: string | undefined, body: string | undefined] {
  const [, state, body] = /^(?:W\/)?"([\w-]+)\.([\w-]+)"$/.exec(header ?? '') ?? [];
  return [state, body];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
